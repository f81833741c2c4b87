import type { RestoredStep } from '#shared/backup/restored'
import type { KeptOfPeople } from '#shared/people'
import type { Examination } from '#shared/examining'
import type { Finder } from '#shared/finding'
import type { Measure } from '#shared/measuring'
import type { Provision } from '#shared/ports'
import type { Retiring } from '#shared/retiring/retiring'
import type { SealedColumn } from '#shared/sealing/seal_anew'
import type { Closing } from '#shared/modules/closing'
import type { AdminPlace, PalettePlace, UserTab } from '#shared/modules/places'

type Default<T> = () => Promise<{ default: T }>

/** Weighty things are imported when needed; tables are the folder `database/migrations/<name>`. */
export type ModuleManifest = {
  /** Its folder in app/, its alias, and the first word in the names of its routes. */
  name: string
  /** Its pages: functions that register routes, matched in this order, after its calls. */
  routes?: readonly (() => Promise<{ default: () => void }>)[]
  /** Its calls, each described where its route is made. */
  api?: readonly (() => Promise<{ default: () => void }>)[]
  /** Background work: declares jobs, schedules and subscriptions. */
  jobs?: () => Promise<unknown>
  provides?: Default<readonly Provision[]>
  /** What it keeps of people: told in the export of personal data, deleted with an account. */
  keepsOfPeople?: Default<KeptOfPeople>
  /** What people find of it by typing into the palette; read when somebody does. */
  finds?: Default<readonly Finder[]>
  /** What an operator's machine must have right for it; read by the command `doctor`. */
  examines?: Default<readonly Examination[]>
  /** What those who run the shop watch of it, for Prometheus. */
  measures?: Default<readonly Measure[]>
  /** What it keeps that the shop's key seals; read when the key is changed. */
  seals?: Default<readonly SealedColumn[]>
  /** What it keeps for a while, and `rows:retire` removes then. */
  retires?: Default<readonly Retiring[]>
  /** What it does in a shop that was restored from a backup, before anybody uses it. */
  restored?: Default<readonly RestoredStep[]>
  adminPlaces?: readonly AdminPlace[]
  palettePlaces?: readonly PalettePlace[]
  userTabs?: readonly UserTab[]
  /** When a closing shop closes its pages and calls; every one of them has to be covered. */
  closes?: Closing
}

/** Declares a module: the default export of `app/<module>/module.ts`, found by itself. */
export const defineModule = (manifest: ModuleManifest) => ({
  adminPlaces: [],
  palettePlaces: [],
  userTabs: [],
  ...manifest,
})
