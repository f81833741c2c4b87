/* Starts the whole shop on one machine: database, web, worker, mail inbox, staff sign-in. */
import { buildIfNeeded } from './support/build.ts'
import { shopParts, standIns } from './support/parts.ts'
import { runShop } from './support/run_shop.ts'

await runShop({
  before: () => buildIfNeeded(console.log),
  console: ['build/bin/console.js'],
  parts: (ground) => [...standIns(ground), ...shopParts(ground)],
})
