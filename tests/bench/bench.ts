// One run of everything that stands in the README's "How fast it is". Started by bench.mjs.
import { judge } from './bars.ts';
import { serveBenchPage } from './benchPage.ts';
import { browserVersion } from './browser.ts';
import { filterPart } from './filterPart.ts';
import { describeMachine } from './machine.ts';
import { type Part, readOptions } from './options.ts';
import { Readings } from './readings.ts';
import { writeReadme } from './readmeTable.ts';
import { writeReport } from './reportPage.ts';
import type { Run } from './run.ts';
import { searchPart } from './searchPart.ts';
import { sitePart } from './sitePart.ts';
import { storagePart } from './storagePart.ts';
import { tableOf } from './tables.ts';
import { printTable, printVerdicts } from './terminal.ts';

const work: Record<Part, (run: Run) => Promise<void>> = {
  storage: storagePart,
  filter: filterPart,
  search: searchPart,
  site: sitePart,
};

const options = readOptions(process.argv.slice(2));
const readings = new Readings();
const failed: Part[] = [];
const machine = describeMachine(await browserVersion());
console.log([options.command, ...Object.values(machine)].join('\n'));

const page = await serveBenchPage();
try {
  for (const part of options.only) {
    const began = Date.now();
    try {
      await work[part]({ options, readings, pageUrl: page.url });
    } catch (problem) {
      // What was measured before is still worth reading.
      failed.push(part);
      console.error(`\n${part} broke off:`, problem);
    }
    console.log(`${part}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
} finally {
  page.close();
}

const table = tableOf(readings);
const verdicts = judge(readings);
printTable(table);
printVerdicts(verdicts);
const report = await writeReport(readings, verdicts, machine, options.command);
console.log(`\nWith plots: ${report}`);
if (options.readme && failed.length === 0) {
  await writeReadme(table, readings, verdicts, machine, options.command);
}
if (failed.length > 0) console.error(`Not measured to the end: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 && verdicts.every(({ holds }) => holds) ? 0 : 1;
