import { enableCompileCache } from 'node:module'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

// What V8 has compiled is kept for the next command, where the folder can be written.
enableCompileCache(fileURLToPath(new URL('../tmp/compiled', import.meta.url)))
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { SettingsProblem } = await import('#start/settings/settings_problem')
const { tellEnd } = await import('#start/settings/tell_end')

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

/** A command that ends its work in good order when it is asked to. */
type Stoppable = { staysAlive?: boolean; stop?(exitCode: number): void }

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    let asked = false
    const stop = async (signal: 'SIGINT' | 'SIGTERM') => {
      const exitCode = 128 + constants.signals[signal]
      if (asked) process.exit(exitCode)
      asked = true
      const kernel = app.container.hasBinding('ace') ? await app.container.make('ace') : null
      const command = kernel?.getMainCommand() as Stoppable | undefined
      if (command?.stop) return command.stop(exitCode)
      // Its code would run on: closing what it stands on does not end it.
      await app.terminate()
      if (!command?.staysAlive) process.exit(exitCode)
    }
    process.on('SIGINT', () => void stop('SIGINT'))
    process.on('SIGTERM', () => void stop('SIGTERM'))
  })
  .ace()
  .configure(async (app) => {
    const { HelpCommand } = await import('@adonisjs/core/ace')
    const kernel = await app.container.make('ace')
    const tell = kernel.errorHandler.render.bind(kernel.errorHandler)
    kernel.errorHandler.render = async (error, of) => {
      if (error instanceof SettingsProblem) of.exitCode = tellEnd(error)
      else await tell(error, of)
    }
    // Commands answer nobody, and load no routes but to list them.
    kernel.loading(async ({ commandName }) => {
      if (commandName === 'list:routes') await import('#start/routes')
    })
    kernel.on('help', async (command, _, parsed) => {
      parsed.args.unshift(command.commandName)
      await new HelpCommand(kernel, parsed, kernel.ui, kernel.prompt).exec()
      // Else the framework complains of all that a help needs no more than a name for.
      command.validate = () => {}
      return kernel.shortcircuit()
    })
  })
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = tellEnd(error)
  })
