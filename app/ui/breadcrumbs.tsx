import { Link } from 'react-router';

export interface BreadcrumbsProps {
  /** Names the navigation, for example "You are here". */
  label: string;
  /** From the home page down; the last is the current page and needs no address. */
  items: readonly { name: string; to?: string }[];
  className?: string;
}

export function Breadcrumbs({ label, items, className = '' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={`breadcrumbs ${className}`}>
      <ol>
        {items.map(({ name, to }, index) => (
          <li key={`${to} ${name}`}>
            {to && index < items.length - 1 ? (
              <Link to={to}>{name}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
