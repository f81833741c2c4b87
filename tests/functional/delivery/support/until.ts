const LONGEST_WAIT_MS = 60_000

/** The ledger is written after the last byte has left; this waits for it, turn by turn. */
export async function until(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS
  while (!(await check()) && performance.now() < deadline) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
