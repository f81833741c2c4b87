import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserTab } from '#identity/http/user_tab'

export default class TabUserTransformer extends BaseTransformer<UserTab> {
  toObject() {
    const { user, by, refusal, refusals } = this.resource
    return {
      ...this.pick(user, ['id', 'email', 'company', 'isStaff', 'isLocked', 'accountActivated']),
      ...this.pick(user, ['mergedInto']),
      name: user.fullName || user.email,
      isSelf: by.id === user.id,
      refusal,
      refusals,
    }
  }
}
