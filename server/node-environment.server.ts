/** Imported before all else: React chooses its slow development code at load unless this says otherwise. */
process.env.NODE_ENV ||= 'production';
