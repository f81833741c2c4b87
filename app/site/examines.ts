import { modules } from '#generated/modules'
import { formerAppKeys } from '#config/app'
import { counted } from '#shared/domain/counted'
import { doubtful, ill, well, type Examination } from '#shared/examining'
import { sealAnew, sealedColumns } from '#shared/sealing'

/** Whether the named keys open what all modules keep sealed, and whether former ones are still needed. */
const keys: Examination = {
  name: 'keys',
  todo: 'Check APP_KEY and FORMER_APP_KEYS.',
  async look() {
    const { former, lost } = await sealAnew(await sealedColumns(modules), { dryRun: true })
    if (lost > 0) {
      return ill(
        `${counted(lost, 'sealed value')} that no named key opens`,
        'Name the key that was APP_KEY before in FORMER_APP_KEYS.'
      )
    }
    if (former > 0) {
      return doubtful(`${counted(former, 'value')} sealed by a former key`, 'Run `keys:seal`.')
    }
    return well(
      formerAppKeys.length > 0 ? 'former ones seal nothing any more' : 'APP_KEY opens all'
    )
  },
}

export default [keys]
