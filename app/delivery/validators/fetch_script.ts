import vine from '@vinejs/vine'
import { SHELLS } from '#delivery/http/fetch_script'

/** For which shell a fetch script is drawn. */
export const fetchScriptValidator = vine.create({ shell: vine.enum(SHELLS) })
