import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';

export interface Submitted {
  productId: string;
  fields: Record<string, string>;
  author: string | undefined;
}

const LENGTHS: Record<string, [least: number, most: number]> = {
  Title: [1, 255],
  ReviewText: [1, 10_000],
  UserNickname: [4, 25],
};
const LARGEST_PHOTO = 5_000_000;

/** Submission of reviews and photos; in the real service they wait for moderation. */
export function createSubmissionApi(
  photoUrl: (c: Context, id: string) => string,
): Hono & { submissions: Submitted[] } {
  const app = new Hono();
  const submissions: Submitted[] = [];

  app.post('/submitreview.json', async (c) => {
    if (!/^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')) {
      return failure(
        c,
        'ERROR_BAD_REQUEST',
        'The content type must be application/x-www-form-urlencoded',
        400,
      );
    }
    const productId = named(c, 'productid');
    if (!productId) return failure(c, 'ERROR_PARAM_MISSING_SUBJECT_ID', 'Missing product id', 400);
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    if (fields.Action !== 'Submit') return success(c, { Review: null, SubmissionId: null });
    const faults = faultsOf(fields);
    if (Object.keys(faults).length > 0) {
      const FormErrors = { FieldErrors: faults, FieldErrorsOrder: Object.keys(faults) };
      return success(c, { HasErrors: true, FormErrors, Review: null, SubmissionId: null });
    }
    if (
      submissions.some((one) => one.productId === productId && one.fields.ReviewText === fields.ReviewText)
    ) {
      return failure(c, 'ERROR_DUPLICATE_SUBMISSION', 'Duplicate review', 200);
    }
    submissions.push({ productId, fields, author: c.req.header('x-forwarded-for') });
    const SubmissionId = randomUUID();
    const { Title = null, ReviewText } = fields;
    const Review = { Rating: Number(fields.Rating), Title, ReviewText, SubmissionId, TypicalHoursToPost: 72 };
    return success(c, { Review, SubmissionId, TypicalHoursToPost: 72 });
  });

  app.post('/uploadphoto.json', async (c) => {
    if (named(c, 'contenttype') !== 'review')
      return failure(c, 'ERROR_BAD_REQUEST', 'contentType is needed', 400);
    const { photo } = await c.req.parseBody();
    if (!(photo instanceof File) || photo.size === 0 || photo.size > LARGEST_PHOTO) {
      return failure(c, 'ERROR_PARAM_INVALID_PARAMETERS', 'A photo is needed', 400);
    }
    const Id = randomUUID();
    const size = (name: string) => ({ Id: name, Url: photoUrl(c, `${Id}/${name}`) });
    const Sizes = { thumbnail: size('thumbnail'), normal: size('normal') };
    return success(c, { Photo: { Id, Caption: null, SizesOrder: ['thumbnail', 'normal'], Sizes } });
  });

  return Object.assign(app, { submissions });
}

function faultsOf(fields: Record<string, string>) {
  const faults: Record<string, { Field: string; Code: string; Message: string }> = {};
  const add = (field: string, Code: string, Message: string) => {
    faults[field.toLowerCase()] = { Field: field.toLowerCase(), Code, Message };
  };
  if (!/^[1-5]$/.test(fields.Rating ?? '')) add('Rating', 'ERROR_FORM_REQUIRED', 'A rating is required');
  if (!fields.UserNickname) add('UserNickname', 'ERROR_FORM_REQUIRED_NICKNAME', 'A nickname is required');
  for (const [field, [least, most]] of Object.entries(LENGTHS)) {
    const { length } = fields[field] ?? '';
    if (length === 0) continue;
    if (length < least) add(field, 'ERROR_FORM_TOO_SHORT', `${field} is too short`);
    if (length > most) add(field, 'ERROR_FORM_TOO_LONG', `${field} is too long`);
  }
  return faults;
}

/** Parameter names are case-insensitive. */
function named(c: Context, name: string): string | undefined {
  return Object.entries(c.req.query()).find(([key]) => key.toLowerCase() === name)?.[1];
}

function success(c: Context, more: object): Response {
  return c.json({
    HasErrors: false,
    Errors: [],
    Form: [],
    FormErrors: {},
    Data: {},
    Locale: 'en_GB',
    ...more,
  });
}

function failure(c: Context, Code: string, Message: string, status: 200 | 400): Response {
  return c.json({ HasErrors: true, Errors: [{ Code, Message }], FormErrors: {}, Form: [], Data: {} }, status);
}
