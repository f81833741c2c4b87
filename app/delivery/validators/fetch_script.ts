import vine from '@vinejs/vine'
import { SHELLS } from '#delivery/http/fetch_script'

export const fetchScriptValidator = vine.create({ shell: vine.enum(SHELLS) })
