import type { HttpContext } from '@adonisjs/core/http'
import shop from '#config/shop'

export default class ContactController {
  show({ inertia }: HttpContext) {
    const { legalName, addressLine1, postcode, city } = shop.seller
    return inertia.render('site/contact', {
      address: { name: legalName, addressLine1, postcode, city },
    })
  }
}
