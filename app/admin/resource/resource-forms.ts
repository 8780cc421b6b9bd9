import type { ComponentType } from 'react';
import type { Serialised } from '#app/admin/content/serialised.ts';
import { ProductForm } from '#app/admin/products/product-form.tsx';
import type { RecordBody } from '#commerce/resources/define-resource.ts';
import type { FieldShape } from '#commerce/resources/describe-schema.ts';
import type { FieldErrors } from '#commerce/resources/field-errors.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';

export interface ResourceFormProps {
  body: RecordBody;
  /** As it is stored; null for a new one. */
  record: Serialised<OpenRecord> | null;
  fields: readonly FieldShape[];
  errors: FieldErrors;
  onChange: (body: RecordBody) => void;
}

/** Forms that are more than fields one below the other, by resource. */
export const RESOURCE_FORMS: Readonly<Record<string, ComponentType<ResourceFormProps>>> = {
  products: ProductForm,
};
