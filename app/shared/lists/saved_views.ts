import type { HttpContext } from '@adonisjs/core/http'
import { definePort } from '#shared/ports'

/** A question to a list under a name, of somebody or of everybody who may see the list. */
export type SavedView = {
  id: number
  name: string
  /** What it asks for, as parameters of the list's address. */
  parameters: string
  hidden: string[]
  density: 'comfortable' | 'compact'
  isShared: boolean
  isOwn: boolean
}

/** The saved views of a list for whoever asks; null where the list has none to be saved. */
export type SavedViews = (ctx: HttpContext, path: string) => Promise<SavedView[] | null>

export const savedViews = definePort<SavedViews>('shared.saved_views')
