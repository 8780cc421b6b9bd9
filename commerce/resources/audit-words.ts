/** The words of an audit entry; the index on it is made of the same expression. */
export const AUDIT_WORDS = `array_to_tsvector(array_remove(regexp_split_to_array(lower(coalesce("who", '') || ' ' || "action" || ' ' || "subject"), '[^[:alnum:]@.-]+'), ''))`;
