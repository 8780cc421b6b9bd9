/** The media types of tables that staff download and upload. */
export const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type FileFormat = keyof typeof FILE_TYPES;

export const isFileFormat = (text: string | null): text is FileFormat => text === 'csv' || text === 'xlsx';
