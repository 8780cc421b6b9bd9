import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useMoney } from '#app/admin/orders/order-text.ts';
import { MONTH_END_PARTS } from '#commerce/reports/month-end-parts.ts';
import type { Report } from '#commerce/reports/read-reports.server.ts';
import { addDays, COMPARISONS, type Comparison, PRESETS } from '#commerce/reports/report-period.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Change } from './change.tsx';
import { DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { ReportCard } from './report-card.tsx';
import { DayTable, FunnelTable, ReturnsTable, SearchesTable, StockTable } from './report-tables.tsx';

export interface ReportPageProps {
  report: Report;
  comparison: Comparison;
  /** YYYY-MM-DD in the shop's time zone. */
  today: string;
  /** Names of the sites by slug. */
  sites: Readonly<Record<string, string>>;
  /** The account sees some brands only. */
  isLimited: boolean;
  /** Only some markets: what is not counted by country is left out. */
  isOfMarkets: boolean;
}

/** The numbers of a period, every chart with the table it comes from. */
export function ReportPage({ report, comparison, today, sites, isLimited, isOfMarkets }: ReportPageProps) {
  const t = useTranslations('staff-reports');
  const format = useFormatter();
  const money = useMoney(report.currency);
  const locale = useLocale();
  const { period, currency, currencies, sales, salesBefore, days } = report;
  const address = (change: Record<string, string>) =>
    new URLSearchParams({ ...period, compare: comparison, currency, ...change });
  const exported = (list: string) => `/staff/reports/export?${address({ list })}`;
  const allSites = isLimited && <p className="studio-soft">{t('allSites')}</p>;
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <main id="content" tabIndex={-1} className="studio-main">
      <title>{t('title')}</title>
      <div className="studio-head">
        <h1 className="heading">{t('title')}</h1>
        <nav aria-label={t('periods')} className="studio-actions">
          {PRESETS.map((preset) => {
            const from = addDays(today, 1 - preset);
            const isCurrent = period.until === today && period.from === from;
            return (
              <Link
                key={preset}
                to={`?${address({ from, until: today })}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={buttonClass({ variant: isCurrent ? 'primary' : 'secondary', size: 'small' })}
              >
                <span className="button-label">{t('lastDays', { days: preset })}</span>
              </Link>
            );
          })}
        </nav>
      </div>
      <Form className="report-period" aria-label={t('periods')} key={`${period.from} ${period.until}`}>
        <TextField label={t('from')} name="from" type="date" defaultValue={period.from} max={today} />
        <TextField label={t('until')} name="until" type="date" defaultValue={period.until} max={today} />
        <SelectField
          label={t('compare')}
          name="compare"
          defaultValue={comparison}
          options={COMPARISONS.map((value) => ({ value, label: t(`comparisons.${value}`) }))}
        />
        {currencies.length > 1 && (
          <SelectField
            label={t('currency')}
            name="currency"
            defaultValue={currency}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        )}
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </Form>
      <p className="report-lead">
        {report.countedAt
          ? t('counted', {
              at: format.dateTime(new Date(report.countedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })
          : t('notCounted')}{' '}
        {currencies.length > 1 && t('oneCurrency')}
      </p>
      <div className="report-stack">
        <dl className="report-figures">
          <Figure name={t('sales')} value={money(sales.total)}>
            <Change now={sales.total} before={salesBefore?.total ?? null} />
          </Figure>
          <Figure name={t('orders')} value={format.number(sales.orders)}>
            <Change now={sales.orders} before={salesBefore?.orders ?? null} />
          </Figure>
          <Figure
            name={t('average')}
            value={sales.orders > 0 ? money(Math.round(sales.total / sales.orders)) : '–'}
          />
          <Figure name={t('pieces')} value={format.number(sales.pieces)}>
            <Change now={sales.pieces} before={salesBefore?.pieces ?? null} />
          </Figure>
          <Figure name={t('discounts')} value={money(sales.discount)} />
          <Figure name={t('taxes')} value={money(sales.tax)} />
          <Figure name={t('refunded')} value={money(sales.refunded)}>
            <Change now={sales.refunded} before={salesBefore?.refunded ?? null} />
          </Figure>
          <Figure name={t('cancelled')} value={format.number(sales.cancelled)} />
        </dl>
        <ReportCard title={t('byDay')} id="by-day" href={exported('days')} csv={t('csv')}>
          <DayChart title={t('byDay')} days={days} currency={currency} />
          <details className="report-details">
            <summary>{t('asTable')}</summary>
            <DayTable days={days} currency={currency} />
          </details>
        </ReportCard>
        <div className="report-columns">
          <ReportCard title={t('bySite')} id="by-site" href={exported('sites')} csv={t('csv')}>
            <FiguresTable
              what={t('site')}
              rows={report.sites}
              currency={currency}
              nameOf={({ key }) => sites[key] ?? key}
            />
          </ReportCard>
          <ReportCard title={t('byMarket')} id="by-market" href={exported('markets')} csv={t('csv')}>
            <FiguresTable
              what={t('market')}
              rows={report.markets}
              currency={currency}
              nameOf={({ key }) => (/^[A-Z]{2}$/.test(key) ? (countries.of(key) ?? key) : key)}
            />
          </ReportCard>
          {!isOfMarkets && (
            <>
              <ReportCard title={t('byMaker')} id="by-maker" href={exported('makers')} csv={t('csv')}>
                <FiguresTable what={t('maker')} rows={report.makers} currency={currency} />
              </ReportCard>
              <ReportCard
                title={t('byCategory')}
                id="by-category"
                href={exported('categories')}
                csv={t('csv')}
              >
                <FiguresTable what={t('category')} rows={report.categories} currency={currency} />
              </ReportCard>
            </>
          )}
          <ReportCard title={t('funnel')} id="funnel" href={exported('funnel')} csv={t('csv')}>
            {allSites}
            <FunnelTable funnel={report.funnel} before={report.funnelBefore} />
          </ReportCard>
          {!isOfMarkets && (
            <ReportCard title={t('returns')} id="returns" href={exported('returns')} csv={t('csv')}>
              <ReturnsTable rows={report.returns} currency={currency} />
            </ReportCard>
          )}
          <ReportCard title={t('searches')} id="searches" href={exported('searches')} csv={t('csv')}>
            {allSites}
            <SearchesTable rows={report.searches} />
          </ReportCard>
          <ReportCard title={t('stock')} id="stock" href={exported('stock')} csv={t('csv')}>
            <StockTable rows={report.stock} />
          </ReportCard>
        </div>
        <section className="report-card" aria-labelledby="month-end">
          <h2 id="month-end">{t('monthEnd')}</h2>
          <p className="report-lead">{t('monthEndLine')}</p>
          <form action="/staff/reports/month-end" className="report-period" aria-labelledby="month-end">
            <TextField
              label={t('month')}
              name="month"
              type="month"
              defaultValue={addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}
              max={today.slice(0, 7)}
              required
            />
            {MONTH_END_PARTS.map((part) => (
              <Button key={part} type="submit" name="part" value={part} variant="secondary">
                {t(`parts.${part}`)}
              </Button>
            ))}
          </form>
        </section>
      </div>
    </main>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {children}
      </dd>
    </div>
  );
}
