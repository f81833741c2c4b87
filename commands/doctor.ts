import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Finding, Verdict } from '#shared/examining'

const SIGNS: Record<Verdict, string> = { well: 'well    ', doubtful: 'doubtful', ill: 'ILL     ' }
const CODES: Record<Verdict, number> = { well: 0, doubtful: 2, ill: 1 }

/** Tells an operator what this machine has and lacks for running the shop, before and after its start. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Examine settings, database, storage, mail, sign-in, cards, proxy and disk'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Looks at everything that the shop stands on and changes nothing. Run it before the first start',
    '(address and worker are ill then) and after each change of the settings.',
    '',
    'Exit codes: 0 all is well, 1 something is ill, 2 something is doubtful, 78 settings are wrong.',
  ]

  async run() {
    const { modules } = await import('#generated/modules')
    const { examine } = await import('#shared/examining')
    const found: Finding[] = []
    for (const { examines } of modules as readonly { examines?: Examines }[]) {
      for (const examination of (await examines?.())?.default ?? []) {
        const findings = await examine(examination)
        for (const finding of findings) this.#tell(examination.name, finding)
        found.push(...findings)
      }
    }
    this.exitCode = CODES[worstOf(found)]
  }

  #tell(name: string, { verdict, says, todo }: Finding) {
    const line = `${SIGNS[verdict]}  ${name.padEnd(20)} ${says}`
    this.logger.log(todo ? `${line}\n${' '.repeat(31)}${todo}` : line)
  }
}

type Examines = () => Promise<{ default: readonly import('#shared/examining').Examination[] }>

const worstOf = (found: Finding[]): Verdict =>
  (['ill', 'doubtful', 'well'] as const).find((verdict) =>
    found.some((finding) => finding.verdict === verdict)
  ) ?? 'well'
