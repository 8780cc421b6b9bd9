import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckboxField, RadioGroup } from '#ui/choice-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { GallerySection } from './ui-gallery-section.tsx';

const COUNTRIES = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'SE', label: 'Sweden' },
  { value: 'NL', label: 'Netherlands' },
];

export function GalleryFields() {
  // The summary moves the focus when it appears, so it is shown on request.
  const [isSubmitted, setIsSubmitted] = useState(false);
  return (
    <GallerySection title="Forms">
      <div className="grid max-w-xl gap-6">
        <TextField label="First name" autoComplete="given-name" />
        <TextField
          label="Email"
          type="email"
          hint="We send the confirmation here."
          autoComplete="email"
          defaultValue="jo@example.com"
        />
        <TextField
          id="gallery-postcode"
          label="Postcode"
          error="That does not look like a postcode. Try it like SW1A 1AA."
          defaultValue="SW1"
        />
        <TextField label="Mobile" type="tel" inputMode="tel" optionalLabel="optional" />
        <TextField label="Closed" disabled defaultValue="Cannot be changed" />
        <SelectField label="Country" options={COUNTRIES} />
        <TextAreaField label="Your review" hint="At least 30 characters." />
        <CheckboxField label="Keep me signed in" defaultChecked />
        <CheckboxField label="Navy" end={<span className="text-soft text-sm">128</span>} />
        <CheckboxField
          label="I have read the terms"
          hint="They say what you and we promise."
          error="Please agree to go on."
        />
        <RadioGroup
          legend="Delivery"
          name="gallery-speed"
          defaultValue="standard"
          rows
          options={[
            { value: 'standard', label: 'Standard', hint: 'By Thursday 19 November', end: '£3.99' },
            { value: 'next-day', label: 'Next day', hint: 'By Monday 16 November', end: '£5.99' },
            { value: 'shop', label: 'To a shop', hint: 'Not for this order', end: 'Free', disabled: true },
          ]}
        />
        <Button wide size="large">
          Place order
        </Button>
      </div>
      <div>
        <Button variant="secondary" onClick={() => setIsSubmitted(!isSubmitted)}>
          Error summary
        </Button>
      </div>
      <ErrorSummary
        title="Please check 1 answer"
        errors={
          isSubmitted ? [{ fieldId: 'gallery-postcode', message: 'Postcode: try it like SW1A 1AA' }] : []
        }
      />
    </GallerySection>
  );
}
