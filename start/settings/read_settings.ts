import { Env, errors } from '@adonisjs/core/env'
import { contradictionsIn } from '#start/settings/contradictions'
import type { Kind } from '#start/settings/kinds'
import { readSecretFiles } from '#start/settings/secret_files'
import { SettingsProblem } from '#start/settings/settings_problem'
import { strangeNames } from '#start/settings/strange_names'

type Kinds = Record<string, Kind<unknown>>

/**
 * The settings of a process, from its environment, from files that `…_FILE` names, and from `.env`. Names
 * that nobody reads are told, and end nothing: an environment holds more than the shop's own.
 * @throws SettingsProblem for wrong, missing and contradicting ones, all in one line
 */
export async function readSettings<Known extends Kinds>(root: URL, kinds: Known) {
  const names = Object.keys(kinds)
  const strange = strangeNames(Object.keys(process.env), names).map(inWords)
  try {
    Object.assign(process.env, readSecretFiles(process.env, names))
    const settings = await Env.create(root, kinds)
    refuseContradictions(Object.fromEntries(names.map((name) => [name, settings.get(name)])))
    strange.forEach((words) => process.emitWarning(words, 'Settings'))
    return settings
  } catch (error) {
    throw new SettingsProblem([...faultsOf(error as Error), ...strange])
  }
}

function refuseContradictions(settings: Record<string, unknown>) {
  const faults = contradictionsIn(settings)
  if (faults.length > 0) throw new Error(faults.join('; '))
}

const inWords = ({ name, meant }: { name: string; meant?: string }) =>
  `Nobody reads ${name}${meant ? ` (${meant} is probably meant)` : ''}`

/** How the framework begins where the shop says the name of a setting alone. */
const BEGINNING = /^- (?:Missing environment variable "(\w+)"$|)/

function faultsOf(error: Error): string[] {
  if (!(error instanceof errors.E_INVALID_ENV_VARIABLES)) return [error.message]
  return error.help
    .split('\n')
    .map((line) =>
      line.replace(BEGINNING, (_, name?: string) => (name ? `${name} is not set` : ''))
    )
}
