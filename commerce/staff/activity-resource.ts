import { defineResource } from '#commerce/resources/define-resource.ts';

export interface ActivityLine {
  /** ISO instant. */
  at: string;
  who: string | null;
  role: string;
  client: string;
  action: string;
  subject: string;
  outcome: 'done' | 'refused';
}

/** The audit log, to read and to search. */
export const activityResource = defineResource<ActivityLine>({
  name: 'activity',
  one: 'entry',
  many: 'Activity',
  line: 'Every change by staff, tokens and jobs, and every refused attempt.',
  schema: null,
  permissions: { read: 'activity.read', write: 'activity.read' },
  title: ({ action, subject }) => `${action}: ${subject}`,
  status: { of: ({ outcome }) => outcome, names: { done: 'Done', refused: 'Refused' } },
  list: {
    sort: '-at',
    searchHint: 'Email, action or what it was done to',
    columns: [
      { name: 'subject', label: 'What' },
      { name: 'action', label: 'Action' },
      {
        name: 'who',
        label: 'Who',
        value: ({ who }) => who ?? 'A guest',
        detail: ({ role, client }) => `${role}, ${client}`,
      },
      { name: 'at', label: 'When', format: 'moment', isSortable: true },
    ],
    filters: [{ name: 'since', label: 'Since', options: 'day' }],
  },
});
