// Measures Camply beside its peers, in Chromium.
import { parseArgs } from 'node:util';
import { browserVersion, serveBenchPage } from './browser.ts';
import { describeRun, judge, Readings, tableOf, writeReadme } from './metrics.ts';
import { alarmsPart } from './parts/alarmsPart.ts';
import { filterPart, searchPart, storagePart } from './parts/contestParts.ts';
import { hydrationPart } from './parts/hydrationPart.ts';
import { outboxPart } from './parts/outboxPart.ts';
import { byteRows } from './parts/planner/byteRows.ts';
import { openRows } from './parts/planner/openRows.ts';
import { editRows, planBRows, summerRows } from './parts/planner/pageRows.ts';
import { solverRows } from './parts/planner/solverRows.ts';
import { sitePart } from './parts/sitePart.ts';

// A part has one function, or one for each group of its rows.
const parts = {
  storage: [storagePart],
  filter: [filterPart],
  search: [searchPart],
  site: [sitePart],
  hydration: [hydrationPart],
  outbox: [outboxPart],
  alarms: [alarmsPart],
  planner: [byteRows, editRows, planBRows, summerRows, solverRows, openRows],
};
const isPart = (name: string): name is keyof typeof parts => name in parts;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    trials: { type: 'string', default: '5' },
    readme: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const trials = Number(values.trials);
const only = values.only.split(',').filter(isPart);
const areNumbers = [...sizes, trials].every((value) => Number.isInteger(value) && value > 0);
if (!areNumbers || only.length !== values.only.split(',').length) {
  throw new Error(
    'npm run bench -- [--sizes 100,1000] [--only storage,search] [--trials 5] [--readme]',
  );
}

const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
const description = describeRun(command, await browserVersion());
console.log(description);
const readings = new Readings();
const failed: string[] = [];
const page = await serveBenchPage();
for (const part of only) {
  const start = Date.now();
  try {
    for (const measure of parts[part]) {
      await measure({ sizes, trials, readings, pageUrl: page.url });
    }
  } catch (error) {
    // What was measured before is still worth reading.
    failed.push(part);
    console.error(`\n${part} broke off:`, error);
  }
  console.log(`${part}: ${Math.round((Date.now() - start) / 1000)} s`);
}
await page.close();

const verdicts = judge(readings);
const table = tableOf(readings);
const lines = verdicts.map(({ text }) => text);
console.log(`\n${table}\n\n${lines.join('\n')}`);
const missed = verdicts.filter(({ holds }) => !holds).map(({ text }) => text);
const summary = `${verdicts.length - missed.length} of ${verdicts.length} bars hold.`;
if (failed.length > 0) console.error(`Not measured to the end: ${failed.join(', ')}`);
else if (values.readme) await writeReadme(description, table, summary, missed.join('\n'));
process.exitCode = failed.length === 0 && missed.length === 0 ? 0 : 1;
