import { classNames } from '#ui/class-names.ts';

/** Renders HTML that the server has sanitised; pass nothing else. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const cleaned = { __html: html };
  return <div className={classNames('prose', className)} {...{ dangerouslySetInnerHTML: cleaned }} />;
}
