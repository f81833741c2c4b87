/* Runs console commands from the TypeScript sources. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
