// `node_modules/.bin/node tests/mutants/plantFaults.ts [--all]`: plants one fault at a time in a copy of the project and runs the tests that
// should catch it: faults of SQL, the server, functions, hosting and the Content-Security-Policy, which no mutation tester knows. A seeded
// sample in `npm run soak`, all of them with --all. Fails when fewer than 90 % are caught, or when a fault's text is no longer exactly once in its file.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seeded } from '../fixtures/seeded.ts';
import { seedOffset } from '../runner/seedOffset.mjs';
import { allFaults, type PlantedFault } from './allFaults.ts';
import { copyProject } from './copyProject.ts';
import { runTests } from './runTests.ts';

const SAMPLE = 48;
const LEAST_SCORE = 0.9;
/** Side by side, each in a copy of its own. */
const COPIES = 2;

const root = path.resolve(import.meta.dirname, '../..');
const isAll = process.argv.includes('--all');
const seed = Number(seedOffset(root));

const missing = await faultsNotFound(allFaults);
if (missing.length > 0) {
  console.error('These faults no longer stand exactly once in their file; mend tests/mutants:');
  for (const { file, before } of missing) console.error(`  ${file}: ${before}`);
  process.exit(1);
}

const chosen = isAll ? allFaults : sampleOf(allFaults, SAMPLE);
console.log(`${chosen.length} of ${allFaults.length} faults, CAMPLY_SEED_OFFSET=${seed}`);
const copies = await Promise.all(Array.from({ length: COPIES }, () => copyProject(root)));
try {
  process.exitCode = (await areTestsGood()) && (await isScoreGood()) ? 0 : 1;
} finally {
  await Promise.all(copies.map(({ remove }) => remove()));
}

/** What fails without a fault would catch every fault. */
async function areTestsGood(): Promise<boolean> {
  const tests = new Set(chosen.flatMap((fault) => fault.tests));
  const [copy] = copies;
  const outcome = copy ? await runTests(copy.folder, [...tests], { untilFirst: false }) : null;
  if (outcome?.result === 'passed') return true;
  console.error(`The tests fail without any fault:\n${outcome?.text}`);
  return false;
}

async function isScoreGood(): Promise<boolean> {
  const waiting = [...chosen];
  const survivors: PlantedFault[] = [];
  const work = async ({ folder }: { folder: string }) => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const begin = Date.now();
      const isKilled = await isCaught(folder, fault);
      if (!isKilled) survivors.push(fault);
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      const says = isKilled ? 'killed  ' : 'SURVIVED';
      console.log(`${says} ${seconds.padStart(5)} s  ${fault.file}: ${fault.breaks}`);
      if (isKilled && fault.survives)
        console.log('  It was said to survive: take its reason away.');
    }
  };
  await Promise.all(copies.map(work));

  console.log('\nSurvivors:');
  for (const { file, before, after, survives } of survivors) {
    console.log(
      `  ${file}: ${before} -> ${after}\n    ${survives ?? 'NO REASON KNOWN: write a test'}`,
    );
  }
  const score = (chosen.length - survivors.length) / chosen.length;
  console.log(
    `${chosen.length - survivors.length} of ${chosen.length} killed: ${(100 * score).toFixed(1)} %`,
  );
  return score >= LEAST_SCORE;
}

async function isCaught(
  folder: string,
  { file, before, after, tests }: PlantedFault,
): Promise<boolean> {
  const target = path.join(folder, file);
  const text = await readFile(target, 'utf8');
  await writeFile(
    target,
    text.replace(before, () => after),
  );
  try {
    const { result, text: output } = await runTests(folder, tests, { untilFirst: true });
    if (result === 'nothing ran')
      throw new Error(`No test ran for ${file}: ${tests.join(', ')}\n${output}`);
    return result !== 'passed';
  } finally {
    await writeFile(target, text);
  }
}

async function faultsNotFound(faults: readonly PlantedFault[]): Promise<PlantedFault[]> {
  const texts = await Promise.all(
    faults.map(({ file }) => readFile(path.join(root, file), 'utf8').catch(() => '')),
  );
  return faults.filter(({ before }, index) => texts[index]?.split(before).length !== 2);
}

/** Another one for each commit. */
function sampleOf(faults: readonly PlantedFault[], size: number): PlantedFault[] {
  const { next } = seeded(seed);
  return faults
    .map((fault) => ({ fault, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ fault }) => fault);
}
