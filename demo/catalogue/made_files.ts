import { fileName } from '#catalogue/domain/file_pattern'
import { lakeKey } from '#catalogue/domain/lake_key'
import { dayFacts } from '#demo/catalogue/files/day_facts'
import { makeFile, rowsOn } from '#demo/catalogue/files/make_file'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'
import type { ProductPlan } from '#demo/catalogue/world/products/plan'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { lake } from '#shared/storage'

export type WithFiles = ProductPlan & { family: NonNullable<ProductPlan['family']>; since: string }
export type MadeFile = {
  code: string
  day: string
  part: number
  key: string
  bytes: number
  sha256: string
  rows: number
  condition: string
}

/** The products whose files can be made. */
export const plansWithFiles = (): WithFiles[] =>
  PRODUCTS.filter((plan): plan is WithFiles => Boolean(plan.family && plan.since))

/** Makes the files of one day. */
export async function filesOf(plan: WithFiles, day: CalendarDay) {
  const files = await Promise.all(partsOf(plan, day).map(writeFile))
  return files.map((file) => ({ ...file, version: 1 }))
}

type Order = { plan: WithFiles; day: CalendarDay; part: number }

export const partsOf = (plan: WithFiles, day: CalendarDay): Order[] =>
  Array.from({ length: plan.filesPerDay ?? 1 }, (_, index) => ({ plan, day, part: index + 1 }))

/** Puts a made file into the lake. */
export async function writeFile({ plan, day, part }: Order): Promise<MadeFile> {
  const { code, family, venues } = plan
  const key = lakeKey(code, day, fileName(filePatternOf(plan), day, part))
  const content = await makeFile({ code, family, venues, day, part })
  const { bytes, sha256 } = await lake().putStream(key, content)
  const rows = rowsOn({ code, family, day })
  const condition = dayFacts(code, day.iso).state
  return { code, day: day.iso, part, key, bytes, sha256, rows, condition }
}
