import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { createWorkQueue } from './work-queue.server.ts';

/** Runs jobs in processes of their own, one job at a time in each: a job that hangs, crashes or grows harms no other. */
export interface ProcessPool<Job, Result> {
  /** Rejects with `QueueFull`, `JobTimedOut`, or the error of the job. */
  run(job: Job, options?: { isBackground?: boolean }): Promise<Result>;
  close(): void;
}

export interface ProcessPoolOptions {
  /** A module that calls `serveJobs`. */
  file: URL;
  size: number;
  /** Jobs that may wait; further ones are rejected. */
  waiting: number;
  /** A process whose job takes longer is ended. */
  jobMs: number;
  /** A process that holds more memory after a job is replaced. */
  maxBytes: number;
  /** Processes without work end after this time. */
  idleMs?: number;
}

export class JobTimedOut extends Error {}

interface JobResponse {
  result?: unknown;
  error?: string;
  bytes: number;
}

const IDLE_MS = 60_000;
/** Pages come before pictures. */
const NICENESS = 10;
/** Only what Node and its libraries need: a process that decodes foreign files gets no secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'TZ'];

export function createProcessPool<Job, Result>(options: ProcessPoolOptions): ProcessPool<Job, Result> {
  const queue = createWorkQueue({ atOnce: options.size, waiting: options.waiting });
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const busy = new Set<ChildProcess>();
  let isClosed = false;

  function start(): ChildProcess {
    const child = fork(options.file, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=192', '--disable-warning=ExperimentalWarning'],
      env: {
        ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
        // Fewer heaps for native memory, which otherwise grows with fragmentation.
        MALLOC_ARENA_MAX: '2',
      },
    });
    child.unref();
    child.on('error', () => {});
    child.on('exit', () => {
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    try {
      if (child.pid) os.setPriority(child.pid, NICENESS);
    } catch {
      // It has ended already, or priorities are not allowed here.
    }
    return child;
  }

  function take(): ChildProcess {
    const [ready] = idle.keys();
    if (!ready) return start();
    clearTimeout(idle.get(ready));
    idle.delete(ready);
    return ready;
  }

  function putBack(child: ChildProcess, bytes: number) {
    if (isClosed || bytes > options.maxBytes || !child.connected) {
      child.kill('SIGKILL');
      return;
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), options.idleMs ?? IDLE_MS);
    timer.unref();
    idle.set(child, timer);
  }

  function perform(child: ChildProcess, job: Job): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const end = (error: Error) => {
        stopListening();
        child.kill('SIGKILL');
        reject(error);
      };
      const onExit = () => end(new Error('job process ended'));
      const onMessage = (response: JobResponse) => {
        stopListening();
        putBack(child, response.bytes);
        if (response.error === undefined) resolve(response.result as Result);
        else reject(new Error(response.error));
      };
      const timer = setTimeout(() => end(new JobTimedOut('job took too long')), options.jobMs);
      const stopListening = () => {
        clearTimeout(timer);
        busy.delete(child);
        child.off('exit', onExit).off('message', onMessage);
        child.channel?.unref();
      };
      busy.add(child);
      child.channel?.ref();
      child.on('exit', onExit).on('message', onMessage);
      child.send(job as object, (error) => error && end(error));
    });
  }

  return {
    run: (job, priority) => queue.run(() => perform(take(), job), priority),
    close() {
      isClosed = true;
      for (const child of [...idle.keys(), ...busy]) child.kill('SIGKILL');
    },
  };
}

/** In the process of a pool: answers every job that the pool sends. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const respond = (response: Omit<JobResponse, 'bytes'>) =>
    process.send?.({ ...response, bytes: process.memoryUsage.rss() });
  process.on('message', (job: Job) => {
    work(job).then(
      (result) => respond({ result }),
      (error) => respond({ error: String(error?.message ?? error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
