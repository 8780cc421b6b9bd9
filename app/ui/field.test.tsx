import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField, RadioGroup } from '#ui/choice-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';

describe('TextField', () => {
  it('links its label to the control', () => {
    const markup = renderToStaticMarkup(<TextField id="postcode" label="Postcode" />);
    expect(markup).toContain('<label for="postcode"');
    expect(markup).toMatch(/<input [^>]*id="postcode"/);
  });

  it('generates an id where none is given', () => {
    const markup = renderToStaticMarkup(<TextField label="Postcode" />);
    const id = /<label for="([^"]+)"/.exec(markup)?.[1];
    expect(id).toBeTruthy();
    expect(markup).toContain(`id="${id}"`);
  });

  it('links hint and error to the control and marks it as invalid', () => {
    const markup = renderToStaticMarkup(
      <TextField id="postcode" label="Postcode" hint="Like SW1A 1AA" error="Too short" />,
    );
    expect(markup).toContain('aria-describedby="postcode-hint postcode-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="postcode-hint"[^>]*>Like SW1A 1AA/);
    expect(markup).toMatch(/id="postcode-error"[^>]*>.*Too short/);
  });

  it('is not invalid without an error', () => {
    const markup = renderToStaticMarkup(<TextField label="Postcode" />);
    expect(markup).not.toContain('aria-invalid');
    expect(markup).not.toContain('aria-describedby');
  });

  it('passes on the attributes for phone keyboards', () => {
    const markup = renderToStaticMarkup(
      <TextField label="Mobile" type="tel" inputMode="tel" autoComplete="tel" optionalLabel="optional" />,
    );
    expect(markup).toContain('type="tel"');
    expect(markup).toContain('inputMode="tel"');
    expect(markup).toContain('autoComplete="tel"');
    expect(markup).toContain('optional');
  });
});

describe('other fields', () => {
  it('render their options with the same links', () => {
    const select = renderToStaticMarkup(
      <SelectField
        id="country"
        label="Country"
        error="Choose one"
        options={[{ value: 'GB', label: 'Britain' }]}
      />,
    );
    expect(select).toContain('<option value="GB">Britain</option>');
    expect(select).toContain('aria-describedby="country-error"');
    expect(renderToStaticMarkup(<TextAreaField id="text" label="Text" hint="Short" />)).toContain(
      'aria-describedby="text-hint"',
    );
  });

  it('a checkbox is inside its label and linked to its error', () => {
    const markup = renderToStaticMarkup(<CheckboxField id="terms" label="I agree" error="Please agree" />);
    expect(markup).toMatch(/<label class="choice" for="terms"><input [^>]*type="checkbox"/);
    expect(markup).toContain('aria-describedby="terms-error"');
  });

  it('a group of radios has a legend and one name', () => {
    const markup = renderToStaticMarkup(
      <RadioGroup
        legend="Delivery"
        name="speed"
        defaultValue="b"
        options={[
          { value: 'a', label: 'Slow' },
          { value: 'b', label: 'Fast' },
        ]}
      />,
    );
    expect(markup).toContain('<legend class="field-label">Delivery</legend>');
    expect(markup.match(/name="speed"/g)).toHaveLength(2);
    expect(markup).toMatch(/checked=""[^>]*value="b"|value="b"[^>]*checked=""/);
  });
});

describe('ErrorSummary', () => {
  it('links to each field', () => {
    const markup = renderToStaticMarkup(
      <ErrorSummary title="Check 1 answer" errors={[{ fieldId: 'postcode', message: 'Too short' }]} />,
    );
    expect(markup).toContain('role="alert"');
    expect(markup).toContain('href="#postcode"');
  });

  it('is absent when nothing is wrong', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="Check" errors={[]} />)).toBe('');
  });
});
