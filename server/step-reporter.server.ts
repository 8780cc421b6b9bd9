export type StepReporter = ReturnType<typeof createStepReporter>;

/** Prints the steps of the start, and the progress of long ones, to the terminal. */
export function createStepReporter(out: NodeJS.WriteStream) {
  let lastLength = 0;
  let shown = { what: '', done: 0 };

  const line = (text: string) => {
    if (lastLength > 0) out.write('\n');
    lastLength = 0;
    out.write(`${text}\n`);
  };

  return {
    step: (sentence: string) => line(`  ${sentence}`),
    progress(what: string, done: number, total: number) {
      const text = `  ${what}: ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;
      if (out.isTTY) {
        out.write(`\r${text.padEnd(lastLength)}`);
        lastLength = done >= total ? 0 : text.length;
        if (done >= total) out.write('\n');
        return;
      }
      // A log file gets one line for each tenth.
      if (what !== shown.what) shown = { what, done: 0 };
      if (done < total && done - shown.done < total / 10) return;
      shown.done = done;
      line(text);
    },
    done: (sentence: string) => line(`\n  ${sentence}\n`),
  };
}
