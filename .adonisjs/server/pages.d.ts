import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'api_docs/show': ExtractProps<(typeof import('../../inertia/pages/api_docs/show.tsx'))['default']>
    'arrivals/admin/board': ExtractProps<(typeof import('../../inertia/pages/arrivals/admin/board.tsx'))['default']>
    'arrivals/admin/product': ExtractProps<(typeof import('../../inertia/pages/arrivals/admin/product.tsx'))['default']>
    'arrivals/status': ExtractProps<(typeof import('../../inertia/pages/arrivals/status.tsx'))['default']>
    'basket/address': ExtractProps<(typeof import('../../inertia/pages/basket/address.tsx'))['default']>
    'basket/confirm': ExtractProps<(typeof import('../../inertia/pages/basket/confirm.tsx'))['default']>
    'basket/payment': ExtractProps<(typeof import('../../inertia/pages/basket/payment.tsx'))['default']>
    'basket/review': ExtractProps<(typeof import('../../inertia/pages/basket/review.tsx'))['default']>
    'basket/status': ExtractProps<(typeof import('../../inertia/pages/basket/status.tsx'))['default']>
    'billing/admin/invoices': ExtractProps<(typeof import('../../inertia/pages/billing/admin/invoices.tsx'))['default']>
    'billing/admin/statement': ExtractProps<(typeof import('../../inertia/pages/billing/admin/statement.tsx'))['default']>
    'billing/admin/statements': ExtractProps<(typeof import('../../inertia/pages/billing/admin/statements.tsx'))['default']>
    'catalogue/downloads/index': ExtractProps<(typeof import('../../inertia/pages/catalogue/downloads/index.tsx'))['default']>
    'catalogue/products/index': ExtractProps<(typeof import('../../inertia/pages/catalogue/products/index.tsx'))['default']>
    'catalogue/products/show': ExtractProps<(typeof import('../../inertia/pages/catalogue/products/show.tsx'))['default']>
    'catalogue/quotes/index': ExtractProps<(typeof import('../../inertia/pages/catalogue/quotes/index.tsx'))['default']>
    'catalogue/quotes/new': ExtractProps<(typeof import('../../inertia/pages/catalogue/quotes/new.tsx'))['default']>
    'catalogue/quotes/show': ExtractProps<(typeof import('../../inertia/pages/catalogue/quotes/show.tsx'))['default']>
    'catalogue/samples/create': ExtractProps<(typeof import('../../inertia/pages/catalogue/samples/create.tsx'))['default']>
    'catalogue/samples/success': ExtractProps<(typeof import('../../inertia/pages/catalogue/samples/success.tsx'))['default']>
    'catalogue/trials/create': ExtractProps<(typeof import('../../inertia/pages/catalogue/trials/create.tsx'))['default']>
    'catalogue/trials/success': ExtractProps<(typeof import('../../inertia/pages/catalogue/trials/success.tsx'))['default']>
    'contracts/admin/import': ExtractProps<(typeof import('../../inertia/pages/contracts/admin/import.tsx'))['default']>
    'contracts/admin/imports': ExtractProps<(typeof import('../../inertia/pages/contracts/admin/imports.tsx'))['default']>
    'contracts/admin/partners': ExtractProps<(typeof import('../../inertia/pages/contracts/admin/partners.tsx'))['default']>
    'contracts/admin/user_partner': ExtractProps<(typeof import('../../inertia/pages/contracts/admin/user_partner.tsx'))['default']>
    'delivery/admin/tasks': ExtractProps<(typeof import('../../inertia/pages/delivery/admin/tasks.tsx'))['default']>
    'delivery/ledger': ExtractProps<(typeof import('../../inertia/pages/delivery/ledger.tsx'))['default']>
    'delivery/public_download': ExtractProps<(typeof import('../../inertia/pages/delivery/public_download.tsx'))['default']>
    'delivery/verify': ExtractProps<(typeof import('../../inertia/pages/delivery/verify.tsx'))['default']>
    'errors/forbidden': ExtractProps<(typeof import('../../inertia/pages/errors/forbidden.tsx'))['default']>
    'errors/not_found': ExtractProps<(typeof import('../../inertia/pages/errors/not_found.tsx'))['default']>
    'errors/refused': ExtractProps<(typeof import('../../inertia/pages/errors/refused.tsx'))['default']>
    'errors/server_error': ExtractProps<(typeof import('../../inertia/pages/errors/server_error.tsx'))['default']>
    'errors/unavailable': ExtractProps<(typeof import('../../inertia/pages/errors/unavailable.tsx'))['default']>
    'identity/account/api_token': ExtractProps<(typeof import('../../inertia/pages/identity/account/api_token.tsx'))['default']>
    'identity/account/authenticator': ExtractProps<(typeof import('../../inertia/pages/identity/account/authenticator.tsx'))['default']>
    'identity/account/change_password_success': ExtractProps<(typeof import('../../inertia/pages/identity/account/change_password_success.tsx'))['default']>
    'identity/account/change_password': ExtractProps<(typeof import('../../inertia/pages/identity/account/change_password.tsx'))['default']>
    'identity/account/my_data': ExtractProps<(typeof import('../../inertia/pages/identity/account/my_data.tsx'))['default']>
    'identity/account/overview': ExtractProps<(typeof import('../../inertia/pages/identity/account/overview.tsx'))['default']>
    'identity/account/personal_data': ExtractProps<(typeof import('../../inertia/pages/identity/account/personal_data.tsx'))['default']>
    'identity/account/recovery_codes': ExtractProps<(typeof import('../../inertia/pages/identity/account/recovery_codes.tsx'))['default']>
    'identity/account/security_confirmation': ExtractProps<(typeof import('../../inertia/pages/identity/account/security_confirmation.tsx'))['default']>
    'identity/account/security': ExtractProps<(typeof import('../../inertia/pages/identity/account/security.tsx'))['default']>
    'identity/account/sign_ins': ExtractProps<(typeof import('../../inertia/pages/identity/account/sign_ins.tsx'))['default']>
    'identity/admin/deletion_requests': ExtractProps<(typeof import('../../inertia/pages/identity/admin/deletion_requests.tsx'))['default']>
    'identity/admin/groups': ExtractProps<(typeof import('../../inertia/pages/identity/admin/groups.tsx'))['default']>
    'identity/admin/marketplace_token': ExtractProps<(typeof import('../../inertia/pages/identity/admin/marketplace_token.tsx'))['default']>
    'identity/admin/merge': ExtractProps<(typeof import('../../inertia/pages/identity/admin/merge.tsx'))['default']>
    'identity/admin/register_on_behalf': ExtractProps<(typeof import('../../inertia/pages/identity/admin/register_on_behalf.tsx'))['default']>
    'identity/admin/registered_on_behalf': ExtractProps<(typeof import('../../inertia/pages/identity/admin/registered_on_behalf.tsx'))['default']>
    'identity/admin/user_addresses': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_addresses.tsx'))['default']>
    'identity/admin/user_billing': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_billing.tsx'))['default']>
    'identity/admin/user_details': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_details.tsx'))['default']>
    'identity/admin/user_history': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_history.tsx'))['default']>
    'identity/admin/user_mails': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_mails.tsx'))['default']>
    'identity/admin/user_permissions': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_permissions.tsx'))['default']>
    'identity/admin/user_security': ExtractProps<(typeof import('../../inertia/pages/identity/admin/user_security.tsx'))['default']>
    'identity/admin/users': ExtractProps<(typeof import('../../inertia/pages/identity/admin/users.tsx'))['default']>
    'identity/expired_password': ExtractProps<(typeof import('../../inertia/pages/identity/expired_password.tsx'))['default']>
    'identity/forgotten_password': ExtractProps<(typeof import('../../inertia/pages/identity/forgotten_password.tsx'))['default']>
    'identity/link_over': ExtractProps<(typeof import('../../inertia/pages/identity/link_over.tsx'))['default']>
    'identity/link_sent': ExtractProps<(typeof import('../../inertia/pages/identity/link_sent.tsx'))['default']>
    'identity/new_password': ExtractProps<(typeof import('../../inertia/pages/identity/new_password.tsx'))['default']>
    'identity/password_done': ExtractProps<(typeof import('../../inertia/pages/identity/password_done.tsx'))['default']>
    'identity/privacy_notice_success': ExtractProps<(typeof import('../../inertia/pages/identity/privacy_notice_success.tsx'))['default']>
    'identity/privacy_notice': ExtractProps<(typeof import('../../inertia/pages/identity/privacy_notice.tsx'))['default']>
    'identity/register_success': ExtractProps<(typeof import('../../inertia/pages/identity/register_success.tsx'))['default']>
    'identity/register': ExtractProps<(typeof import('../../inertia/pages/identity/register.tsx'))['default']>
    'identity/role_requests': ExtractProps<(typeof import('../../inertia/pages/identity/role_requests.tsx'))['default']>
    'identity/save_user_details_success': ExtractProps<(typeof import('../../inertia/pages/identity/save_user_details_success.tsx'))['default']>
    'identity/save_user_details': ExtractProps<(typeof import('../../inertia/pages/identity/save_user_details.tsx'))['default']>
    'identity/second_step': ExtractProps<(typeof import('../../inertia/pages/identity/second_step.tsx'))['default']>
    'identity/sign_in_choice': ExtractProps<(typeof import('../../inertia/pages/identity/sign_in_choice.tsx'))['default']>
    'identity/sign_in': ExtractProps<(typeof import('../../inertia/pages/identity/sign_in.tsx'))['default']>
    'identity/signed_out': ExtractProps<(typeof import('../../inertia/pages/identity/signed_out.tsx'))['default']>
    'identity/signing_in': ExtractProps<(typeof import('../../inertia/pages/identity/signing_in.tsx'))['default']>
    'identity/verify_email': ExtractProps<(typeof import('../../inertia/pages/identity/verify_email.tsx'))['default']>
    'orders/admin/behalf': ExtractProps<(typeof import('../../inertia/pages/orders/admin/behalf.tsx'))['default']>
    'orders/admin/create': ExtractProps<(typeof import('../../inertia/pages/orders/admin/create.tsx'))['default']>
    'orders/admin/files': ExtractProps<(typeof import('../../inertia/pages/orders/admin/files.tsx'))['default']>
    'orders/admin/header': ExtractProps<(typeof import('../../inertia/pages/orders/admin/header.tsx'))['default']>
    'orders/admin/index': ExtractProps<(typeof import('../../inertia/pages/orders/admin/index.tsx'))['default']>
    'orders/admin/payments': ExtractProps<(typeof import('../../inertia/pages/orders/admin/payments.tsx'))['default']>
    'orders/admin/quota_orders': ExtractProps<(typeof import('../../inertia/pages/orders/admin/quota_orders.tsx'))['default']>
    'orders/admin/quotas': ExtractProps<(typeof import('../../inertia/pages/orders/admin/quotas.tsx'))['default']>
    'orders/admin/show': ExtractProps<(typeof import('../../inertia/pages/orders/admin/show.tsx'))['default']>
    'orders/admin/user': ExtractProps<(typeof import('../../inertia/pages/orders/admin/user.tsx'))['default']>
    'orders/index': ExtractProps<(typeof import('../../inertia/pages/orders/index.tsx'))['default']>
    'orders/show': ExtractProps<(typeof import('../../inertia/pages/orders/show.tsx'))['default']>
    'orders/terms': ExtractProps<(typeof import('../../inertia/pages/orders/terms.tsx'))['default']>
    'site/admin/hub': ExtractProps<(typeof import('../../inertia/pages/site/admin/hub.tsx'))['default']>
    'site/contact_success': ExtractProps<(typeof import('../../inertia/pages/site/contact_success.tsx'))['default']>
    'site/contact': ExtractProps<(typeof import('../../inertia/pages/site/contact.tsx'))['default']>
    'site/data': ExtractProps<(typeof import('../../inertia/pages/site/data.tsx'))['default']>
    'site/decommissioned': ExtractProps<(typeof import('../../inertia/pages/site/decommissioned.tsx'))['default']>
    'site/document': ExtractProps<(typeof import('../../inertia/pages/site/document.tsx'))['default']>
    'site/home': ExtractProps<(typeof import('../../inertia/pages/site/home.tsx'))['default']>
    'site/subscription_request_success': ExtractProps<(typeof import('../../inertia/pages/site/subscription_request_success.tsx'))['default']>
    'site/subscription_request': ExtractProps<(typeof import('../../inertia/pages/site/subscription_request.tsx'))['default']>
    'site/table_demo': ExtractProps<(typeof import('../../inertia/pages/site/table_demo.tsx'))['default']>
    'site/use_cases': ExtractProps<(typeof import('../../inertia/pages/site/use_cases.tsx'))['default']>
    'subscriptions/account/index': ExtractProps<(typeof import('../../inertia/pages/subscriptions/account/index.tsx'))['default']>
    'subscriptions/account/show': ExtractProps<(typeof import('../../inertia/pages/subscriptions/account/show.tsx'))['default']>
    'subscriptions/admin/add_multiple': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/add_multiple.tsx'))['default']>
    'subscriptions/admin/contacts': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/contacts.tsx'))['default']>
    'subscriptions/admin/ending': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/ending.tsx'))['default']>
    'subscriptions/admin/history': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/history.tsx'))['default']>
    'subscriptions/admin/multiple_added': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/multiple_added.tsx'))['default']>
    'subscriptions/admin/requests': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/requests.tsx'))['default']>
    'subscriptions/admin/sales_registered': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/sales_registered.tsx'))['default']>
    'subscriptions/admin/sales_registration': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/sales_registration.tsx'))['default']>
    'subscriptions/admin/send_email': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/send_email.tsx'))['default']>
    'subscriptions/admin/subscribers': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/subscribers.tsx'))['default']>
    'subscriptions/admin/types': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/types.tsx'))['default']>
    'subscriptions/admin/user': ExtractProps<(typeof import('../../inertia/pages/subscriptions/admin/user.tsx'))['default']>
    'webhooks/account/delivery': ExtractProps<(typeof import('../../inertia/pages/webhooks/account/delivery.tsx'))['default']>
    'webhooks/account/index': ExtractProps<(typeof import('../../inertia/pages/webhooks/account/index.tsx'))['default']>
    'webhooks/account/show': ExtractProps<(typeof import('../../inertia/pages/webhooks/account/show.tsx'))['default']>
    'webhooks/admin/user_webhooks': ExtractProps<(typeof import('../../inertia/pages/webhooks/admin/user_webhooks.tsx'))['default']>
  }
}
