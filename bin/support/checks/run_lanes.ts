import type { Check, CheckResult } from './check.ts'
import { runCheck } from './run_check.ts'

/** Runs the lanes side by side, the checks of each one after the other. */
export async function runLanes(lanes: Check[][]): Promise<CheckResult[]> {
  const busy = lanes.filter(({ length }) => length > 0)
  const endings = new Map(
    busy.flat().map(({ name }) => [name, Promise.withResolvers<void>()] as const)
  )
  const runLane = async (lane: Check[]) => {
    const results: CheckResult[] = []
    for (const check of lane) {
      if (check.after) await endings.get(check.after)?.promise
      console.log(`\n──── ${check.name} … ────`)
      results.push(await runCheck(check, busy.length === 1))
      endings.get(check.name)!.resolve()
    }
    return results
  }
  return (await Promise.all(busy.map(runLane))).flat()
}
