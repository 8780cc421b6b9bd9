import type { ScopedRules, SearchQuery } from '#commerce/search/provider.ts';

type Scope = Pick<ScopedRules, 'fascia' | 'locale'>;

/** The context for rules of one brand's site or language; Algolia accepts letters, digits, - and _. */
function scopeContext({ fascia, locale }: Scope): string {
  return [fascia && `site-${fascia}`, locale && `language-${locale}`].filter(Boolean).join('_');
}

/** A rule has only one context, so its own and that of its scope are joined. */
export function scopedContext(context: string, scope: Scope | null): string;
export function scopedContext(context: string | undefined, scope: Scope | null): string | undefined;
export function scopedContext(context: string | undefined, scope: Scope | null): string | undefined {
  if (scope === null) return context;
  return [context, scopeContext(scope)].filter(Boolean).join('_');
}

/** Every context in which a rule may apply to this query. */
export function ruleContexts({
  contexts = [],
  fascia,
  locale,
}: Pick<SearchQuery, 'contexts' | 'fascia' | 'locale'>): string[] {
  const scopes = [
    ...(fascia ? [{ fascia }] : []),
    ...(locale ? [{ locale }] : []),
    ...(fascia && locale ? [{ fascia, locale }] : []),
  ];
  return [null, ...scopes].flatMap((scope) => [
    ...(scope ? [scopeContext(scope)] : []),
    ...contexts.map((context) => scopedContext(context, scope)),
  ]);
}
