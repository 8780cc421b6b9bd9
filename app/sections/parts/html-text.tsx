import { classNames } from '#ui/class-names.ts';

/** HTML that the server has cleaned; nothing else may come here. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const cleaned = { __html: html };
  return <div className={classNames('prose', className)} {...{ dangerouslySetInnerHTML: cleaned }} />;
}
