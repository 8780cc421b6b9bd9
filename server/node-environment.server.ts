/** Imported first: React loads its slow development build unless this says otherwise. */
process.env.NODE_ENV ||= 'production';
