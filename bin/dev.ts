/* The same as start, from the sources and with reloading. */
import { developmentParts, standIns } from './support/parts.ts'
import { runShop } from './support/run_shop.ts'

process.env.NODE_ENV ??= 'development'

await runShop({
  console: ['ace.js'],
  parts: (ground) => [...standIns(ground), ...developmentParts(ground)],
})
