import { classNames } from '#ui/class-names.ts';

export interface PriceProps {
  /** Ready to read, with or without a word before it. */
  price: string;
  was?: string;
  /** For example "Save 20%". */
  saving?: string;
  /** Said before each price by screen readers, for example "Now" and "Was". */
  nowLabel?: string;
  wasLabel?: string;
  /** A line below, for example what the law asks for beside a reduced price. */
  note?: string;
  size?: 'small' | 'normal' | 'large';
  className?: string;
}

export function Price({
  price,
  was,
  saving,
  nowLabel,
  wasLabel,
  note,
  size = 'normal',
  className,
}: PriceProps) {
  return (
    <span
      className={classNames('price', was && 'price-reduced', size !== 'normal' && `price-${size}`, className)}
    >
      <span className="price-now">
        {was && nowLabel && <span className="sr-only">{`${nowLabel} `}</span>}
        {price}
      </span>
      {was && (
        <s className="price-was">
          {wasLabel && <span className="sr-only">{`${wasLabel} `}</span>}
          {was}
        </s>
      )}
      {saving && <span className="price-saving">{saving}</span>}
      {note && <span className="price-note">{note}</span>}
    </span>
  );
}
