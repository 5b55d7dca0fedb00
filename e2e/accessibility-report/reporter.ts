import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter } from '@playwright/test/reporter';
import { todayInTokyo } from '@portal/platform/text';
import { FINDINGS, readFindings } from './findings.ts';
import { writeReport } from './write-report.ts';

const REPORT = join(import.meta.dirname, '../../docs/accessibility.md');

/** Writes the report of a run in which every page could be opened: another would be missing in silence. */
export default class AccessibilityReporter implements Reporter {
  onBegin(): void {
    rmSync(FINDINGS.file, { force: true });
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed') return;
    const { stdout } = spawnSync(process.env.PORTAL_CHROMIUM ?? '', ['--version'], { encoding: 'utf8' });
    writeFileSync(REPORT, writeReport(readFindings(), { day: todayInTokyo(), browser: stdout.trim() }));
  }
}
