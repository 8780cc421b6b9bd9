/** Names of the states of what runs for a time, or until it is switched off. */
export const RUN_STATUSES = {
  live: 'Live',
  scheduled: 'Scheduled',
  paused: 'Paused',
  over: 'Over',
} as const;

interface Dated {
  startsOn: string | null;
  endsOn: string | null;
  isPaused: boolean;
}

/** Whether something with a first and a last day is in effect. Days as YYYY-MM-DD. */
export function datedStatus({ startsOn, endsOn, isPaused }: Dated, today: string): keyof typeof RUN_STATUSES {
  if (endsOn !== null && (endsOn < today || (endsOn === today && isPaused))) return 'over';
  if (isPaused) return 'paused';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'live';
}

/** Pausing and resuming, for one record or many. */
export function pauseActions<Body extends { isPaused: boolean }>() {
  return [
    {
      name: 'pause',
      label: 'Pause',
      isBulk: true,
      isFor: ({ isPaused }: Body) => !isPaused,
      change: (body: Body) => ({ ...body, isPaused: true }),
    },
    {
      name: 'resume',
      label: 'Resume',
      isBulk: true,
      isFor: ({ isPaused }: Body) => isPaused,
      change: (body: Body) => ({ ...body, isPaused: false }),
    },
  ];
}
