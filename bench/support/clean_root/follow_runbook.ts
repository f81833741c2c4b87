import { eventually } from '../../../tests/fixtures/shared/eventually.ts'
import type { Machine } from './machine.ts'
import { editSettings, SHOP_URL } from './operator.ts'
import { serverCommands } from './runbook.ts'
import type { Steps } from './steps.ts'
import type { Units } from './units.ts'

const DOCTOR = 'kontor doctor'
/** Nobody is there yet, as the runbook says. */
const ILL_BEFORE = 'address, worker'

/** Types what the runbook says, one line after the other, in the place of who has an empty machine. */
export async function followRunbook(machine: Machine, units: Units, steps: Steps): Promise<void> {
  let isStarted = false
  for (const line of serverCommands().slice(1)) {
    await steps.take(line, async () => {
      if (line.startsWith('editor ')) return editSettings(machine)
      if (line === DOCTOR) return isStarted ? lookAgain(machine) : lookFirst(machine)
      const enabled = line.match(/^systemctl enable --now (.*)/)
      if (!enabled) return machine.do(line.replace('systemctl reload nginx', 'nginx -s reload'))
      for (const name of enabled[1]!.split(' ')) units.start(name)
      isStarted = true
      await eventually('the shop answers', async () => (await fetch(`${SHOP_URL}/health/ready`)).ok)
      return 'until /health/ready answers through nginx'
    })
  }
}

async function lookFirst(machine: Machine): Promise<string> {
  const found = await findingsOf(machine)
  if (found.ill !== ILL_BEFORE) throw new Error(`The doctor says:\n${found.output}`)
  return `ill: ${found.ill}`
}

/** A worker needs a moment until it is seen at work. */
async function lookAgain(machine: Machine): Promise<string> {
  let found = await findingsOf(machine)
  for (let looks = 1; found.ill && looks < 5; looks++) found = await findingsOf(machine)
  if (found.ill) throw new Error(`The doctor says:\n${found.output}`)
  return `ill: nothing; doubtful: ${found.doubtful || 'nothing'}`
}

async function findingsOf(machine: Machine) {
  const { output } = await machine.say(DOCTOR)
  const named = (sign: string) =>
    [...output.matchAll(new RegExp(`^${sign} +(.+?)  `, 'gm'))].map(([, name]) => name!).join(', ')
  if (!/^well /m.test(output)) throw new Error(output)
  return { output, ill: named('ILL'), doubtful: named('doubtful') }
}
