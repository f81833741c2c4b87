/* The same as start, from the sources and with reloading. */
import { CONSOLE } from './support/console_program.ts'
import { developmentParts, standIns } from './support/parts.ts'
import { runShop } from './support/run_shop.ts'

process.env.NODE_ENV ??= 'development'

await runShop({
  console: CONSOLE,
  parts: (ground) => [...standIns(ground), ...developmentParts(ground)],
})
