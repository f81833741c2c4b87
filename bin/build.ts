/* Builds the application when its sources changed since the last build. */
import { buildIfNeeded } from './support/build.ts'

buildIfNeeded(console.log)
console.log('The build is up to date.')
