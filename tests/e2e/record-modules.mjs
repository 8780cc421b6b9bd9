/** Preloaded with `--import`: appends the address of every module that the process loads to `LOADED_MODULES_FILE`. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.LOADED_MODULES_FILE, `${url}\n`);
    return nextLoad(url, context);
  },
});
