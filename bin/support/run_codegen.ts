import { spawnSync } from 'node:child_process'
import { beginRefusals, indexRefusals } from '../../scripts/index_refusals.ts'
import { ROOT } from './paths.ts'
import { testEnvironment } from './test_environment.ts'

/** Writes the generated code anew. The settings that it starts with reach nothing. Ends the process where it fails. */
export function runCodegen(): void {
  beginRefusals()
  const env = testEnvironment({
    databaseUrl: 'postgres://unused',
    dataDirectory: 'tmp',
    port: 3999,
    cardProviderPort: 3998,
  })
  const made = spawnSync(process.execPath, ['ace.js', 'codegen'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  // Reads the list of routes that was just written.
  if (made.status === 0) return indexRefusals()
  console.error(made.stdout, made.stderr)
  process.exit(1)
}
