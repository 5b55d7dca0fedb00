export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command's work and exits with its code; an error is printed as one sentence for the reader, not as a stack.
 */
export async function endWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\n${words}\n${process.env.DEBUG && error instanceof Error ? `${error.stack}\n` : ''}`);
    process.exitCode = 1;
  }
}
