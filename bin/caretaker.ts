/* Waits beside a shop; when its supervisor is gone without a word, ends what that left running. */
import { clearLeftOver } from './support/left_over.ts'

const [directory, supervisor] = process.argv.slice(2) as [string, string]
process.once('disconnect', async () => {
  await clearLeftOver(directory, Number(supervisor))
  process.exit()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
