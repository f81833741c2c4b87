import { BaseTransformer } from '@adonisjs/core/transformers'
import { deviceOf } from '#identity/domain/device'
import type { SignInEvent } from '#identity/lists/sign_in_list'

export default class SignInEventTransformer extends BaseTransformer<SignInEvent> {
  toObject() {
    const { at, userAgent } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'outcome', 'ipAddress']),
      at: at.toISOString(),
      device: deviceOf(userAgent),
    }
  }
}
