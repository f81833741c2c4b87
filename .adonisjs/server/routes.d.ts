import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'shared.api_document': { paramsTuple?: []; params?: {} }
    'shared.api_workflows': { paramsTuple?: []; params?: {} }
    'shared.api_docs': { paramsTuple?: []; params?: {} }
    'shared.api_docs.parts': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'shared.clients.sums': { paramsTuple?: []; params?: {} }
    'shared.clients.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.csp_reports': { paramsTuple?: []; params?: {} }
    'shared.security_contact': { paramsTuple?: []; params?: {} }
    'api.identity.users': { paramsTuple?: []; params?: {} }
    'api.identity.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.store': { paramsTuple?: []; params?: {} }
    'api.identity.users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.second_factors': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'group': ParamValue} }
    'api.identity.groups': { paramsTuple?: []; params?: {} }
    'api.identity.users.sessions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.tokens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.mails': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.sessions.all': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.sessions.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'session': ParamValue} }
    'api.identity.users.tokens.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'token': ParamValue} }
    'api.identity.users.mails.again': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'mail': ParamValue} }
    'api.identity.users.merger': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.save_details': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.init': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.internal_users.store': { paramsTuple?: []; params?: {} }
    'api.identity.users.verify_email': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.identity.users.password': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.password_reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.tokens': { paramsTuple?: []; params?: {} }
    'api.identity.tokens.store': { paramsTuple?: []; params?: {} }
    'api.identity.tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.marketplace_tokens.store': { paramsTuple?: []; params?: {} }
    'identity.sign_in_choice': { paramsTuple?: []; params?: {} }
    'identity.sign_in_start': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.customer_callback': { paramsTuple?: []; params?: {} }
    'identity.staff_callback': { paramsTuple?: []; params?: {} }
    'identity.password_sign_in': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.password_sign_in.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.signed_out': { paramsTuple?: []; params?: {} }
    'identity.signed_out.timer': { paramsTuple?: []; params?: {} }
    'identity.sign_out': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice.store': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice.success': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link.store': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link.sent': { paramsTuple?: []; params?: {} }
    'identity.new_password': { paramsTuple?: []; params?: {} }
    'identity.new_password.store': { paramsTuple?: []; params?: {} }
    'identity.password_judgement': { paramsTuple?: []; params?: {} }
    'identity.new_password.done': { paramsTuple?: []; params?: {} }
    'identity.expired_password': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.expired_password.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.register.store': { paramsTuple?: []; params?: {} }
    'identity.register.success': { paramsTuple?: []; params?: {} }
    'identity.user_details': { paramsTuple?: []; params?: {} }
    'identity.user_details.store': { paramsTuple?: []; params?: {} }
    'identity.user_details.success': { paramsTuple?: []; params?: {} }
    'identity.second_step': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.second_step.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.passkey_sign_in.options': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.passkey_sign_in.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.session': { paramsTuple?: []; params?: {} }
    'identity.session.update': { paramsTuple?: []; params?: {} }
    'identity.account': { paramsTuple?: []; params?: {} }
    'identity.personal_data': { paramsTuple?: []; params?: {} }
    'identity.personal_data.update': { paramsTuple?: []; params?: {} }
    'identity.change_password': { paramsTuple?: []; params?: {} }
    'identity.change_password.update': { paramsTuple?: []; params?: {} }
    'identity.change_password.success': { paramsTuple?: []; params?: {} }
    'identity.api_tokens': { paramsTuple?: []; params?: {} }
    'identity.api_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.additional_emails.verification': { paramsTuple: [ParamValue]; params: {'place': ParamValue} }
    'identity.sign_ins': { paramsTuple?: []; params?: {} }
    'identity.my_data': { paramsTuple?: []; params?: {} }
    'identity.my_data.export': { paramsTuple?: []; params?: {} }
    'identity.deletion_request.store': { paramsTuple?: []; params?: {} }
    'identity.deletion_request.destroy': { paramsTuple?: []; params?: {} }
    'identity.verify_email': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'identity.verify_email.store': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.security.confirmation': { paramsTuple?: []; params?: {} }
    'identity.security.confirmation.store': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator.store': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator.destroy': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.options': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.store': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.security.recovery_codes': { paramsTuple?: []; params?: {} }
    'identity.security.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'identity.admin.marketplace_token': { paramsTuple?: []; params?: {} }
    'identity.admin.users.index': { paramsTuple?: []; params?: {} }
    'identity.admin.users.export': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.store': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.done': { paramsTuple?: []; params?: {} }
    'identity.admin.open_records.update': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'record': ParamValue} }
    'identity.admin.open_records.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'record': ParamValue} }
    'identity.admin.groups': { paramsTuple?: []; params?: {} }
    'identity.admin.users.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.details': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.addresses': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.billing': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.permissions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.security': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.mails': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.details.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.addresses.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.billing.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.grant': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'group': ParamValue} }
    'identity.admin.users.sessions.end_all': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.sessions.end': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'session': ParamValue} }
    'identity.admin.users.tokens.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'token': ParamValue} }
    'identity.admin.users.second_factors': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.email_codes': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.mails.again': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'mail': ParamValue} }
    'identity.admin.users.bulk.lock': { paramsTuple?: []; params?: {} }
    'identity.admin.users.bulk.unlock': { paramsTuple?: []; params?: {} }
    'identity.admin.users.destroy': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.lock': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.unlock': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.password_reset': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.merger': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.merge': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.deletion_requests': { paramsTuple?: []; params?: {} }
    'identity.admin.deletion_requests.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.admin.deletion_requests.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.webhooks.index': { paramsTuple?: []; params?: {} }
    'api.webhooks.store': { paramsTuple?: []; params?: {} }
    'api.webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.secret': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'api.webhooks.again': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'api.webhooks.user.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.webhooks.user.pause': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhook': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'webhooks.again': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'webhooks.user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'webhooks.user.pause': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'webhook': ParamValue} }
    'api.catalogue.products': { paramsTuple?: []; params?: {} }
    'api.catalogue.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.product.countries': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.product.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.analytics_products': { paramsTuple?: []; params?: {} }
    'api.catalogue.coverage': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.preview': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.files_info': { paramsTuple?: []; params?: {} }
    'api.catalogue.sample_files': { paramsTuple?: []; params?: {} }
    'api.catalogue.module_pricing_levels': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.use_cases': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_case_categories': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_cases.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.use_cases.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.use_case_categories.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_case_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.use_case_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.quotes.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.trial_requests.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'api.catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'api.catalogue.samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.samples.file': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'api.catalogue.offered_files.index': { paramsTuple?: []; params?: {} }
    'api.catalogue.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.content': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.offered_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.products.show': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.quotes.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.coverages.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.previews.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.samples.show': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'catalogue.trial.success': { paramsTuple?: []; params?: {} }
    'catalogue.trial': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.trial.store': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.sample_data.success': { paramsTuple?: []; params?: {} }
    'catalogue.sample_data': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.sample_data.store': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.shared_quote': { paramsTuple?: []; params?: {} }
    'catalogue.kept_selection.store': { paramsTuple?: []; params?: {} }
    'catalogue.kept_selection': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes.store': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.json': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.admin.product_days.index': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.index_again': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.stop_indexing': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.calendars.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.drafts.add': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.drafts.remove': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.drafts.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.use_cases.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_cases.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_cases.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.use_cases.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.use_case_categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.use_case_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.countries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.discard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.take_back': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'catalogue.admin.discovery.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.discovery.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.discovery.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.proposal': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.discovery.proposal.save': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.discovery.proposal.make': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.admin.product_samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.offered_files.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.offered_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.offered_files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.offered_files.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'api.delivery.verification': { paramsTuple: [ParamValue]; params: {'sha256': ParamValue} }
    'api.delivery.public_files': { paramsTuple: [ParamValue]; params: {'linkId': ParamValue} }
    'api.delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'api.delivery.tasks.restart': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.tasks.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delivery.downloads.show': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.public_download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'delivery.public_download.file': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'fileId': ParamValue} }
    'delivery.fetch.files': { paramsTuple?: []; params?: {} }
    'delivery.fetch.claim': { paramsTuple: [ParamValue]; params: {'fileId': ParamValue} }
    'delivery.fetch.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.fetch.proof': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'delivery.verify': { paramsTuple?: []; params?: {} }
    'delivery.keys': { paramsTuple?: []; params?: {} }
    'delivery.key': { paramsTuple: [ParamValue]; params: {'keyId': ParamValue} }
    'delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'delivery.tasks.export': { paramsTuple?: []; params?: {} }
    'delivery.tasks.bulk.restart': { paramsTuple?: []; params?: {} }
    'delivery.tasks.bulk.stop': { paramsTuple?: []; params?: {} }
    'delivery.tasks.restart': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delivery.tasks.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.arrivals.index': { paramsTuple?: []; params?: {} }
    'api.arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'api.arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.arrivals.public_notices': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.index': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.store': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.update': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.arrivals.notices.end': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.arrivals.notices.mail': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.arrivals.notices.stop': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.status': { paramsTuple?: []; params?: {} }
    'arrivals.index': { paramsTuple?: []; params?: {} }
    'arrivals.export': { paramsTuple?: []; params?: {} }
    'arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.morning.export': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.product.export': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.notices': { paramsTuple?: []; params?: {} }
    'arrivals.notices.export': { paramsTuple?: []; params?: {} }
    'arrivals.notices.store': { paramsTuple?: []; params?: {} }
    'arrivals.notices.update': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.end': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.mails.store': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.mails.destroy': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.basket.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.items.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.saved_quotes.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'api.basket.agreed_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.items.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'api.basket.visitor_items.destroy': { paramsTuple: [ParamValue]; params: {'itemId': ParamValue} }
    'basket.entry': { paramsTuple?: []; params?: {} }
    'basket.review': { paramsTuple?: []; params?: {} }
    'basket.destroy': { paramsTuple?: []; params?: {} }
    'basket.items.store': { paramsTuple?: []; params?: {} }
    'basket.items.update': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'basket.items.destroy': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'basket.address': { paramsTuple?: []; params?: {} }
    'basket.addresses.update': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'basket.vat_id.update': { paramsTuple?: []; params?: {} }
    'basket.agreed_prices.update': { paramsTuple?: []; params?: {} }
    'basket.quote_orders.store': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.orders.checkout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.additional_info': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.index': { paramsTuple?: []; params?: {} }
    'api.orders.basic': { paramsTuple?: []; params?: {} }
    'api.orders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.show_by_number': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.card_customers': { paramsTuple?: []; params?: {} }
    'api.orders.charges.store': { paramsTuple?: []; params?: {} }
    'api.orders.charges.show': { paramsTuple: [ParamValue]; params: {'payment': ParamValue} }
    'api.orders.deliveries.files': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.claims.store': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'fileId': ParamValue} }
    'api.orders.deliveries.manifest': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.checksums': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.archive.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.archive': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.accesses': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'linkId': ParamValue} }
    'api.orders.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.given_files': { paramsTuple?: []; params?: {} }
    'api.orders.given_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.given_files.store': { paramsTuple?: []; params?: {} }
    'api.orders.given_files.destroy': { paramsTuple?: []; params?: {} }
    'api.orders.user_quota': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.quotas.index': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.show': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.orders.quotas.store': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.update': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.orders.quotas.destroy': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.payments.notified': { paramsTuple?: []; params?: {} }
    'orders.checkout': { paramsTuple?: []; params?: {} }
    'orders.checkout.store': { paramsTuple?: []; params?: {} }
    'orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payments.show': { paramsTuple: [ParamValue]; params: {'attempt': ParamValue} }
    'orders.my_orders': { paramsTuple?: []; params?: {} }
    'orders.my_orders.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.my_orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payment_links.show': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.payment_links.store': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.payment_links.destroy': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.my_orders.again': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.my_orders.terms': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.claims.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'fileId': ParamValue} }
    'orders.deliveries.manifest': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.signature': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.checksums': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.archive.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.archive': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.fetch_script': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.ledger': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.progress': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.grants': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'fileId': ParamValue} }
    'orders.deliveries.links.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.links.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'linkId': ParamValue} }
    'orders.admin.payments': { paramsTuple?: []; params?: {} }
    'orders.admin.payments.update': { paramsTuple: [ParamValue]; params: {'payment': ParamValue} }
    'orders.quotas.index': { paramsTuple?: []; params?: {} }
    'orders.quotas.list.export': { paramsTuple?: []; params?: {} }
    'orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.quotas.export': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.quotas.store': { paramsTuple?: []; params?: {} }
    'orders.quotas.update': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.quotas.destroy': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.admin.index': { paramsTuple?: []; params?: {} }
    'orders.admin.export': { paramsTuple?: []; params?: {} }
    'orders.admin.create': { paramsTuple?: []; params?: {} }
    'orders.admin.store': { paramsTuple?: []; params?: {} }
    'orders.admin.files': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.files.update': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.update': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.bulk.confirm': { paramsTuple?: []; params?: {} }
    'orders.admin.bulk.restart': { paramsTuple?: []; params?: {} }
    'orders.admin.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.of_user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.admin.of_user.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'orderId': ParamValue} }
    'orders.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'orders.admin.on_behalf.store': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.index': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.store': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.show': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.mails': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.of_order.money': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.of_order.transfers': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.of_order.refunds': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.of_order.refunds.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'refund': ParamValue} }
    'api.billing.statements.index': { paramsTuple?: []; params?: {} }
    'api.billing.statements.store': { paramsTuple?: []; params?: {} }
    'api.billing.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.billing.statements.entries': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.billing.statements.entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'statement': ParamValue,'entry': ParamValue} }
    'api.billing.statements.bookings': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.own_papers.index': { paramsTuple?: []; params?: {} }
    'billing.own_papers.month': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'billing.own_invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.own_invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.index': { paramsTuple?: []; params?: {} }
    'billing.invoices.export': { paramsTuple?: []; params?: {} }
    'billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.bulk.mail': { paramsTuple?: []; params?: {} }
    'billing.invoices.mails.store': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.money.invoices.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'billing.money.transfers.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'billing.money.statements.index': { paramsTuple?: []; params?: {} }
    'billing.money.statements.export': { paramsTuple?: []; params?: {} }
    'billing.money.statements.store': { paramsTuple?: []; params?: {} }
    'billing.money.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.money.bookings': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.money.entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'statement': ParamValue,'entry': ParamValue} }
    'billing.refunds.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'billing.refunds.update': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'refund': ParamValue} }
    'api.subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.types.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.types.folders': { paramsTuple?: []; params?: {} }
    'api.subscriptions.types.store': { paramsTuple?: []; params?: {} }
    'api.subscriptions.types.update': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.users.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.visibility': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.always': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.copy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.welcome': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.entitled': { paramsTuple?: []; params?: {} }
    'api.subscriptions.date_ranges.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.date_ranges.store': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.date_ranges.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.date_ranges.copy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.types.held': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.types.unassigned': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.assignments.store': { paramsTuple?: []; params?: {} }
    'api.subscriptions.files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.files.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'file': ParamValue} }
    'api.subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.requests.confirm': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'api.subscriptions.requests.reject': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'api.subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.contacts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.contacts.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.runs.initialise': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.runs.recreate': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.runs.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.runs.destroy': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.index': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.late_notices': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.feed': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.feed.end': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.file': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'file': ParamValue} }
    'subscriptions.month': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'month': ParamValue} }
    'subscriptions.return': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'file': ParamValue} }
    'subscriptions.script': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'shell': ParamValue} }
    'subscriptions.atom_feed': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'subscriptions.ending.index': { paramsTuple?: []; params?: {} }
    'subscriptions.ending.export': { paramsTuple?: []; params?: {} }
    'subscriptions.ending.bulk.renew': { paramsTuple?: []; params?: {} }
    'subscriptions.user.ranges.renewal': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'subscriptions.types.export': { paramsTuple?: []; params?: {} }
    'subscriptions.types.store': { paramsTuple?: []; params?: {} }
    'subscriptions.types.update': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.welcome': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'subscriptions.subscribers.bulk.extend': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.visibility': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.welcome': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.end': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.people': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.coverage': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.effects': { paramsTuple?: []; params?: {} }
    'subscriptions.user.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.store': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.ranges.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.losses': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.unrestricted.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.unrestricted.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.visibility.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.visibility.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.copies.all': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.copies.type': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.copies.range': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.assignments.create': { paramsTuple?: []; params?: {} }
    'subscriptions.assignments.store': { paramsTuple?: []; params?: {} }
    'subscriptions.assignments.done': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.create': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.store': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.customers.store': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.done': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.export': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.bulk.confirm': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.bulk.reject': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.confirm': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.requests.reject': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.requests.assign': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.contacts.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.contacts.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'subscriptions.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'subscriptions.mailings.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.test': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.runs.initialise': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.runs.recreate': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.runs.destroy': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.reports.statistics': { paramsTuple?: []; params?: {} }
    'api.reports.on_behalf': { paramsTuple?: []; params?: {} }
    'api.reports.store': { paramsTuple?: []; params?: {} }
    'api.reports.update': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.reports.of_user': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.ask': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.summary': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.index': { paramsTuple?: []; params?: {} }
    'reports.summary': { paramsTuple?: []; params?: {} }
    'reports.create': { paramsTuple?: []; params?: {} }
    'reports.store': { paramsTuple?: []; params?: {} }
    'reports.lookup': { paramsTuple?: []; params?: {} }
    'reports.restart': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.proofs.manifest': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.signature': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.checksums': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.csdr.show': { paramsTuple?: []; params?: {} }
    'reports.csdr.store': { paramsTuple?: []; params?: {} }
    'reports.staff.index': { paramsTuple?: []; params?: {} }
    'reports.staff.export': { paramsTuple?: []; params?: {} }
    'reports.staff.month_end': { paramsTuple?: []; params?: {} }
    'reports.staff.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.staff.create': { paramsTuple?: []; params?: {} }
    'reports.staff.customers': { paramsTuple?: []; params?: {} }
    'reports.staff.store': { paramsTuple?: []; params?: {} }
    'reports.staff.lookup': { paramsTuple?: []; params?: {} }
    'reports.staff.update': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.staff.restart': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.contracts.partners.index': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.store': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.store_put': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.import': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.update': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'api.contracts.partners.destroy': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'api.contracts.partners.users.update': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'api.contracts.partners.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'api.contracts.contract_types.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contract_types.store': { paramsTuple?: []; params?: {} }
    'api.contracts.contract_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.contract_types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.information_products.index': { paramsTuple?: []; params?: {} }
    'api.contracts.information_products.store': { paramsTuple?: []; params?: {} }
    'api.contracts.information_products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.information_products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.product_subscriptions.index': { paramsTuple?: []; params?: {} }
    'api.contracts.product_subscriptions.store': { paramsTuple?: []; params?: {} }
    'api.contracts.product_subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.product_subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contracts.store': { paramsTuple?: []; params?: {} }
    'api.contracts.contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.paper.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.paper.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'api.contracts.evidence.store': { paramsTuple?: []; params?: {} }
    'api.contracts.evidence.json': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.sig': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.pdf': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'contracts.partners.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.store': { paramsTuple?: []; params?: {} }
    'contracts.partners.update': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.partners.destroy': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.partners.imports.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.store': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.export': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.update': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.destroy': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.held.destroy': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.update': { paramsTuple: [ParamValue,ParamValue]; params: {'import': ParamValue,'line': ParamValue} }
    'contracts.partners.imports.lines.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'import': ParamValue,'line': ParamValue} }
    'contracts.partners.users.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.users.store': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.partners.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'contracts.user_partner.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'contracts.user_partner.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'contracts.user_partner.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'partner': ParamValue} }
    'contracts.entitlements.index': { paramsTuple?: []; params?: {} }
    'contracts.entitlements.export': { paramsTuple?: []; params?: {} }
    'contracts.entitlements.update': { paramsTuple: [ParamValue]; params: {'finding': ParamValue} }
    'contracts.entitlements.destroy': { paramsTuple: [ParamValue]; params: {'finding': ParamValue} }
    'contracts.mending.cuts.show': { paramsTuple: [ParamValue]; params: {'held': ParamValue} }
    'contracts.mending.cuts.update': { paramsTuple: [ParamValue]; params: {'held': ParamValue} }
    'contracts.mending.gifts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.mending.gifts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.hub': { paramsTuple?: []; params?: {} }
    'contracts.history': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'contracts.drafts.show': { paramsTuple?: []; params?: {} }
    'contracts.types.index': { paramsTuple?: []; params?: {} }
    'contracts.types.export': { paramsTuple?: []; params?: {} }
    'contracts.types.store': { paramsTuple?: []; params?: {} }
    'contracts.types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products.index': { paramsTuple?: []; params?: {} }
    'contracts.products.export': { paramsTuple?: []; params?: {} }
    'contracts.products.store': { paramsTuple?: []; params?: {} }
    'contracts.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products_subscriptions.index': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.export': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.store': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products_subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'contracts.contracts.export': { paramsTuple?: []; params?: {} }
    'contracts.contracts.store': { paramsTuple?: []; params?: {} }
    'contracts.contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'contracts.evidence.store': { paramsTuple?: []; params?: {} }
    'contracts.evidence.show': { paramsTuple: [ParamValue,ParamValue]; params: {'evidence': ParamValue,'form': ParamValue} }
    'contracts.audit.permissioning': { paramsTuple?: []; params?: {} }
    'contracts.audit.permissioning.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.services': { paramsTuple?: []; params?: {} }
    'contracts.audit.services.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.pdf': { paramsTuple?: []; params?: {} }
    'api.statistics.sales': { paramsTuple?: []; params?: {} }
    'api.statistics.by_user': { paramsTuple?: []; params?: {} }
    'api.statistics.by_product': { paramsTuple?: []; params?: {} }
    'api.statistics.one_offs': { paramsTuple?: []; params?: {} }
    'api.statistics.subscribers': { paramsTuple?: []; params?: {} }
    'api.statistics.new_users': { paramsTuple?: []; params?: {} }
    'api.statistics.conversion': { paramsTuple?: []; params?: {} }
    'api.statistics.demand': { paramsTuple?: []; params?: {} }
    'api.statistics.open_demand': { paramsTuple?: []; params?: {} }
    'api.statistics.expiring': { paramsTuple?: []; params?: {} }
    'statistics.index': { paramsTuple?: []; params?: {} }
    'statistics.show': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.export': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.partners.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.show': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.index': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.export': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.statement': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'venue': ParamValue,'month': ParamValue,'format': ParamValue} }
    'statistics.partners.store': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.rules.index': { paramsTuple?: []; params?: {} }
    'statistics.rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.rules.create': { paramsTuple?: []; params?: {} }
    'statistics.rules.store': { paramsTuple?: []; params?: {} }
    'statistics.rules.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.rules.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.demand.index': { paramsTuple?: []; params?: {} }
    'statistics.demand.export': { paramsTuple?: []; params?: {} }
    'statistics.expiring.index': { paramsTuple?: []; params?: {} }
    'statistics.expiring.export': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.index': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.export': { paramsTuple?: []; params?: {} }
    'desk.show': { paramsTuple?: []; params?: {} }
    'desk.pulse': { paramsTuple?: []; params?: {} }
    'desk.marks': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'key': ParamValue} }
    'desk.gives': { paramsTuple?: []; params?: {} }
    'desk.reminders': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'desk.transfers': { paramsTuple?: []; params?: {} }
    'desk.restarts': { paramsTuple: [ParamValue]; params: {'fulfilment': ParamValue} }
    'desk.jobs': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'desk.mails': { paramsTuple: [ParamValue]; params: {'mail': ParamValue} }
    'api.site.contact_us': { paramsTuple?: []; params?: {} }
    'api.site.subscription_request': { paramsTuple?: []; params?: {} }
    'api.site.countries': { paramsTuple?: []; params?: {} }
    'site.admin_hub': { paramsTuple?: []; params?: {} }
    'site.views.store': { paramsTuple?: []; params?: {} }
    'site.views.update': { paramsTuple: [ParamValue]; params: {'view': ParamValue} }
    'site.views.destroy': { paramsTuple: [ParamValue]; params: {'view': ParamValue} }
    'site.cookie_consent': { paramsTuple?: []; params?: {} }
    'site.palette': { paramsTuple?: []; params?: {} }
    'site.palette.found': { paramsTuple?: []; params?: {} }
    'site.table_demo': { paramsTuple?: []; params?: {} }
    'site.contact': { paramsTuple?: []; params?: {} }
    'site.contact.store': { paramsTuple?: []; params?: {} }
    'site.contact.success': { paramsTuple?: []; params?: {} }
    'site.contact.success_kneip': { paramsTuple?: []; params?: {} }
    'site.subscription_request': { paramsTuple?: []; params?: {} }
    'site.subscription_request.store': { paramsTuple?: []; params?: {} }
    'site.subscription_request.success': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.home.show': { paramsTuple?: []; params?: {} }
    'site.use_cases.index': { paramsTuple?: [ParamValue?]; params?: {'categoryId'?: ParamValue} }
    'site.terms_and_conditions': { paramsTuple?: []; params?: {} }
    'site.privacy_notice': { paramsTuple?: []; params?: {} }
    'site.right_of_withdrawal': { paramsTuple?: []; params?: {} }
    'site.imprint': { paramsTuple?: []; params?: {} }
    'site.disclaimer': { paramsTuple?: []; params?: {} }
    'site.trademarks': { paramsTuple?: []; params?: {} }
    'site.intellectual_property_rights': { paramsTuple?: []; params?: {} }
    'site.faq': { paramsTuple?: []; params?: {} }
    'site.info_center': { paramsTuple?: []; params?: {} }
    'site.documents.version': { paramsTuple: [ParamValue]; params: {'version': ParamValue} }
    'site.data': { paramsTuple?: []; params?: {} }
    'site.unknown_address': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'shared.api_document': { paramsTuple?: []; params?: {} }
    'shared.api_workflows': { paramsTuple?: []; params?: {} }
    'shared.api_docs': { paramsTuple?: []; params?: {} }
    'shared.api_docs.parts': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'shared.clients.sums': { paramsTuple?: []; params?: {} }
    'shared.clients.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.security_contact': { paramsTuple?: []; params?: {} }
    'api.identity.users': { paramsTuple?: []; params?: {} }
    'api.identity.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.groups': { paramsTuple?: []; params?: {} }
    'api.identity.users.sessions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.tokens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.mails': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.merger': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.tokens': { paramsTuple?: []; params?: {} }
    'identity.sign_in_choice': { paramsTuple?: []; params?: {} }
    'identity.sign_in_start': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.customer_callback': { paramsTuple?: []; params?: {} }
    'identity.staff_callback': { paramsTuple?: []; params?: {} }
    'identity.password_sign_in': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.signed_out': { paramsTuple?: []; params?: {} }
    'identity.signed_out.timer': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice.success': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link.sent': { paramsTuple?: []; params?: {} }
    'identity.new_password': { paramsTuple?: []; params?: {} }
    'identity.new_password.done': { paramsTuple?: []; params?: {} }
    'identity.expired_password': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.register.success': { paramsTuple?: []; params?: {} }
    'identity.user_details': { paramsTuple?: []; params?: {} }
    'identity.user_details.success': { paramsTuple?: []; params?: {} }
    'identity.second_step': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.session': { paramsTuple?: []; params?: {} }
    'identity.account': { paramsTuple?: []; params?: {} }
    'identity.personal_data': { paramsTuple?: []; params?: {} }
    'identity.change_password': { paramsTuple?: []; params?: {} }
    'identity.change_password.success': { paramsTuple?: []; params?: {} }
    'identity.api_tokens': { paramsTuple?: []; params?: {} }
    'identity.sign_ins': { paramsTuple?: []; params?: {} }
    'identity.my_data': { paramsTuple?: []; params?: {} }
    'identity.my_data.export': { paramsTuple?: []; params?: {} }
    'identity.verify_email': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.security.confirmation': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys': { paramsTuple?: []; params?: {} }
    'identity.security.recovery_codes': { paramsTuple?: []; params?: {} }
    'identity.admin.marketplace_token': { paramsTuple?: []; params?: {} }
    'identity.admin.users.index': { paramsTuple?: []; params?: {} }
    'identity.admin.users.export': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.done': { paramsTuple?: []; params?: {} }
    'identity.admin.groups': { paramsTuple?: []; params?: {} }
    'identity.admin.users.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.details': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.addresses': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.billing': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.permissions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.security': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.mails': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.merger': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.deletion_requests': { paramsTuple?: []; params?: {} }
    'api.webhooks.index': { paramsTuple?: []; params?: {} }
    'api.webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'api.webhooks.user.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'webhooks.user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.catalogue.products': { paramsTuple?: []; params?: {} }
    'api.catalogue.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.product.countries': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.analytics_products': { paramsTuple?: []; params?: {} }
    'api.catalogue.coverage': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.preview': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.files_info': { paramsTuple?: []; params?: {} }
    'api.catalogue.sample_files': { paramsTuple?: []; params?: {} }
    'api.catalogue.module_pricing_levels': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.use_cases': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_case_categories': { paramsTuple?: []; params?: {} }
    'api.catalogue.quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'api.catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'api.catalogue.samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.samples.file': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'api.catalogue.offered_files.index': { paramsTuple?: []; params?: {} }
    'api.catalogue.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.content': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.products.show': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.quotes.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.coverages.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.previews.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.samples.show': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'catalogue.trial.success': { paramsTuple?: []; params?: {} }
    'catalogue.trial': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.sample_data.success': { paramsTuple?: []; params?: {} }
    'catalogue.sample_data': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.shared_quote': { paramsTuple?: []; params?: {} }
    'catalogue.kept_selection': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.json': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.admin.product_days.index': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.calendars.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.use_cases.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_cases.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.discovery.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.proposal': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.admin.product_samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'api.delivery.verification': { paramsTuple: [ParamValue]; params: {'sha256': ParamValue} }
    'api.delivery.public_files': { paramsTuple: [ParamValue]; params: {'linkId': ParamValue} }
    'api.delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'delivery.downloads.show': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.public_download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'delivery.public_download.file': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'fileId': ParamValue} }
    'delivery.fetch.files': { paramsTuple?: []; params?: {} }
    'delivery.fetch.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.fetch.proof': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'delivery.verify': { paramsTuple?: []; params?: {} }
    'delivery.keys': { paramsTuple?: []; params?: {} }
    'delivery.key': { paramsTuple: [ParamValue]; params: {'keyId': ParamValue} }
    'delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'delivery.tasks.export': { paramsTuple?: []; params?: {} }
    'api.arrivals.index': { paramsTuple?: []; params?: {} }
    'api.arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'api.arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.arrivals.public_notices': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.index': { paramsTuple?: []; params?: {} }
    'arrivals.status': { paramsTuple?: []; params?: {} }
    'arrivals.index': { paramsTuple?: []; params?: {} }
    'arrivals.export': { paramsTuple?: []; params?: {} }
    'arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.morning.export': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.product.export': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.notices': { paramsTuple?: []; params?: {} }
    'arrivals.notices.export': { paramsTuple?: []; params?: {} }
    'api.basket.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'basket.entry': { paramsTuple?: []; params?: {} }
    'basket.review': { paramsTuple?: []; params?: {} }
    'basket.address': { paramsTuple?: []; params?: {} }
    'api.orders.index': { paramsTuple?: []; params?: {} }
    'api.orders.basic': { paramsTuple?: []; params?: {} }
    'api.orders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.show_by_number': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.charges.show': { paramsTuple: [ParamValue]; params: {'payment': ParamValue} }
    'api.orders.deliveries.files': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.manifest': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.checksums': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.archive': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.accesses': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.given_files': { paramsTuple?: []; params?: {} }
    'api.orders.given_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.user_quota': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.quotas.index': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.show': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.checkout': { paramsTuple?: []; params?: {} }
    'orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payments.show': { paramsTuple: [ParamValue]; params: {'attempt': ParamValue} }
    'orders.my_orders': { paramsTuple?: []; params?: {} }
    'orders.my_orders.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.my_orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payment_links.show': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.deliveries.manifest': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.signature': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.checksums': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.archive': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.ledger': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.progress': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.payments': { paramsTuple?: []; params?: {} }
    'orders.quotas.index': { paramsTuple?: []; params?: {} }
    'orders.quotas.list.export': { paramsTuple?: []; params?: {} }
    'orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.quotas.export': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.admin.index': { paramsTuple?: []; params?: {} }
    'orders.admin.export': { paramsTuple?: []; params?: {} }
    'orders.admin.create': { paramsTuple?: []; params?: {} }
    'orders.admin.files': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.of_user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.admin.of_user.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'orderId': ParamValue} }
    'orders.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.index': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.show': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.of_order.money': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.statements.index': { paramsTuple?: []; params?: {} }
    'api.billing.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.billing.statements.entries': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.own_papers.index': { paramsTuple?: []; params?: {} }
    'billing.own_papers.month': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'billing.own_invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.own_invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.index': { paramsTuple?: []; params?: {} }
    'billing.invoices.export': { paramsTuple?: []; params?: {} }
    'billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.money.statements.index': { paramsTuple?: []; params?: {} }
    'billing.money.statements.export': { paramsTuple?: []; params?: {} }
    'billing.money.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.types.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.types.folders': { paramsTuple?: []; params?: {} }
    'api.subscriptions.users.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.types.held': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.types.unassigned': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.files.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'file': ParamValue} }
    'api.subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.contacts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.runs.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.index': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.file': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'file': ParamValue} }
    'subscriptions.month': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'month': ParamValue} }
    'subscriptions.script': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'shell': ParamValue} }
    'subscriptions.atom_feed': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'subscriptions.ending.index': { paramsTuple?: []; params?: {} }
    'subscriptions.ending.export': { paramsTuple?: []; params?: {} }
    'subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'subscriptions.types.export': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.people': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.coverage': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.effects': { paramsTuple?: []; params?: {} }
    'subscriptions.user.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.losses': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.visibility.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.assignments.create': { paramsTuple?: []; params?: {} }
    'subscriptions.assignments.done': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.create': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.done': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.export': { paramsTuple?: []; params?: {} }
    'subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.contacts.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.reports.statistics': { paramsTuple?: []; params?: {} }
    'api.reports.of_user': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.summary': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.index': { paramsTuple?: []; params?: {} }
    'reports.summary': { paramsTuple?: []; params?: {} }
    'reports.create': { paramsTuple?: []; params?: {} }
    'reports.lookup': { paramsTuple?: []; params?: {} }
    'reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.proofs.manifest': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.signature': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.checksums': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.csdr.show': { paramsTuple?: []; params?: {} }
    'reports.staff.index': { paramsTuple?: []; params?: {} }
    'reports.staff.export': { paramsTuple?: []; params?: {} }
    'reports.staff.month_end': { paramsTuple?: []; params?: {} }
    'reports.staff.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.staff.create': { paramsTuple?: []; params?: {} }
    'reports.staff.customers': { paramsTuple?: []; params?: {} }
    'reports.staff.lookup': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contract_types.index': { paramsTuple?: []; params?: {} }
    'api.contracts.information_products.index': { paramsTuple?: []; params?: {} }
    'api.contracts.product_subscriptions.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'api.contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'api.contracts.evidence.json': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.sig': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.pdf': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'contracts.partners.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.export': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.users.index': { paramsTuple?: []; params?: {} }
    'contracts.user_partner.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'contracts.entitlements.index': { paramsTuple?: []; params?: {} }
    'contracts.entitlements.export': { paramsTuple?: []; params?: {} }
    'contracts.mending.cuts.show': { paramsTuple: [ParamValue]; params: {'held': ParamValue} }
    'contracts.mending.gifts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.hub': { paramsTuple?: []; params?: {} }
    'contracts.history': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'contracts.drafts.show': { paramsTuple?: []; params?: {} }
    'contracts.types.index': { paramsTuple?: []; params?: {} }
    'contracts.types.export': { paramsTuple?: []; params?: {} }
    'contracts.products.index': { paramsTuple?: []; params?: {} }
    'contracts.products.export': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.index': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.export': { paramsTuple?: []; params?: {} }
    'contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'contracts.contracts.export': { paramsTuple?: []; params?: {} }
    'contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'contracts.evidence.show': { paramsTuple: [ParamValue,ParamValue]; params: {'evidence': ParamValue,'form': ParamValue} }
    'contracts.audit.permissioning': { paramsTuple?: []; params?: {} }
    'contracts.audit.permissioning.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.services': { paramsTuple?: []; params?: {} }
    'contracts.audit.services.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.pdf': { paramsTuple?: []; params?: {} }
    'api.statistics.sales': { paramsTuple?: []; params?: {} }
    'api.statistics.by_user': { paramsTuple?: []; params?: {} }
    'api.statistics.by_product': { paramsTuple?: []; params?: {} }
    'api.statistics.one_offs': { paramsTuple?: []; params?: {} }
    'api.statistics.subscribers': { paramsTuple?: []; params?: {} }
    'api.statistics.new_users': { paramsTuple?: []; params?: {} }
    'api.statistics.conversion': { paramsTuple?: []; params?: {} }
    'api.statistics.demand': { paramsTuple?: []; params?: {} }
    'api.statistics.open_demand': { paramsTuple?: []; params?: {} }
    'api.statistics.expiring': { paramsTuple?: []; params?: {} }
    'statistics.index': { paramsTuple?: []; params?: {} }
    'statistics.show': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.export': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.partners.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.show': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.index': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.export': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.statement': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'venue': ParamValue,'month': ParamValue,'format': ParamValue} }
    'statistics.rules.index': { paramsTuple?: []; params?: {} }
    'statistics.rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.rules.create': { paramsTuple?: []; params?: {} }
    'statistics.demand.index': { paramsTuple?: []; params?: {} }
    'statistics.demand.export': { paramsTuple?: []; params?: {} }
    'statistics.expiring.index': { paramsTuple?: []; params?: {} }
    'statistics.expiring.export': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.index': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.export': { paramsTuple?: []; params?: {} }
    'desk.show': { paramsTuple?: []; params?: {} }
    'desk.pulse': { paramsTuple?: []; params?: {} }
    'api.site.countries': { paramsTuple?: []; params?: {} }
    'site.admin_hub': { paramsTuple?: []; params?: {} }
    'site.palette': { paramsTuple?: []; params?: {} }
    'site.palette.found': { paramsTuple?: []; params?: {} }
    'site.table_demo': { paramsTuple?: []; params?: {} }
    'site.contact': { paramsTuple?: []; params?: {} }
    'site.contact.success': { paramsTuple?: []; params?: {} }
    'site.contact.success_kneip': { paramsTuple?: []; params?: {} }
    'site.subscription_request': { paramsTuple?: []; params?: {} }
    'site.subscription_request.success': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.home.show': { paramsTuple?: []; params?: {} }
    'site.use_cases.index': { paramsTuple?: [ParamValue?]; params?: {'categoryId'?: ParamValue} }
    'site.terms_and_conditions': { paramsTuple?: []; params?: {} }
    'site.privacy_notice': { paramsTuple?: []; params?: {} }
    'site.right_of_withdrawal': { paramsTuple?: []; params?: {} }
    'site.imprint': { paramsTuple?: []; params?: {} }
    'site.disclaimer': { paramsTuple?: []; params?: {} }
    'site.trademarks': { paramsTuple?: []; params?: {} }
    'site.intellectual_property_rights': { paramsTuple?: []; params?: {} }
    'site.faq': { paramsTuple?: []; params?: {} }
    'site.info_center': { paramsTuple?: []; params?: {} }
    'site.documents.version': { paramsTuple: [ParamValue]; params: {'version': ParamValue} }
    'site.data': { paramsTuple?: []; params?: {} }
    'site.unknown_address': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'shared.api_document': { paramsTuple?: []; params?: {} }
    'shared.api_workflows': { paramsTuple?: []; params?: {} }
    'shared.api_docs': { paramsTuple?: []; params?: {} }
    'shared.api_docs.parts': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'shared.clients.sums': { paramsTuple?: []; params?: {} }
    'shared.clients.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'shared.security_contact': { paramsTuple?: []; params?: {} }
    'api.identity.users': { paramsTuple?: []; params?: {} }
    'api.identity.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.groups': { paramsTuple?: []; params?: {} }
    'api.identity.users.sessions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.tokens': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.mails': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.merger': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.tokens': { paramsTuple?: []; params?: {} }
    'identity.sign_in_choice': { paramsTuple?: []; params?: {} }
    'identity.sign_in_start': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identity.customer_callback': { paramsTuple?: []; params?: {} }
    'identity.staff_callback': { paramsTuple?: []; params?: {} }
    'identity.password_sign_in': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.signed_out': { paramsTuple?: []; params?: {} }
    'identity.signed_out.timer': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice.success': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link.sent': { paramsTuple?: []; params?: {} }
    'identity.new_password': { paramsTuple?: []; params?: {} }
    'identity.new_password.done': { paramsTuple?: []; params?: {} }
    'identity.expired_password': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.register': { paramsTuple?: []; params?: {} }
    'identity.register.success': { paramsTuple?: []; params?: {} }
    'identity.user_details': { paramsTuple?: []; params?: {} }
    'identity.user_details.success': { paramsTuple?: []; params?: {} }
    'identity.second_step': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.session': { paramsTuple?: []; params?: {} }
    'identity.account': { paramsTuple?: []; params?: {} }
    'identity.personal_data': { paramsTuple?: []; params?: {} }
    'identity.change_password': { paramsTuple?: []; params?: {} }
    'identity.change_password.success': { paramsTuple?: []; params?: {} }
    'identity.api_tokens': { paramsTuple?: []; params?: {} }
    'identity.sign_ins': { paramsTuple?: []; params?: {} }
    'identity.my_data': { paramsTuple?: []; params?: {} }
    'identity.my_data.export': { paramsTuple?: []; params?: {} }
    'identity.verify_email': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'identity.security': { paramsTuple?: []; params?: {} }
    'identity.security.confirmation': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys': { paramsTuple?: []; params?: {} }
    'identity.security.recovery_codes': { paramsTuple?: []; params?: {} }
    'identity.admin.marketplace_token': { paramsTuple?: []; params?: {} }
    'identity.admin.users.index': { paramsTuple?: []; params?: {} }
    'identity.admin.users.export': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.done': { paramsTuple?: []; params?: {} }
    'identity.admin.groups': { paramsTuple?: []; params?: {} }
    'identity.admin.users.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.details': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.addresses': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.billing': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.permissions': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.security': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.mails': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.merger': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.deletion_requests': { paramsTuple?: []; params?: {} }
    'api.webhooks.index': { paramsTuple?: []; params?: {} }
    'api.webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.deliveries': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'api.webhooks.user.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.delivery': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'webhooks.user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.catalogue.products': { paramsTuple?: []; params?: {} }
    'api.catalogue.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.product.countries': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.analytics_products': { paramsTuple?: []; params?: {} }
    'api.catalogue.coverage': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.preview': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.files_info': { paramsTuple?: []; params?: {} }
    'api.catalogue.sample_files': { paramsTuple?: []; params?: {} }
    'api.catalogue.module_pricing_levels': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.use_cases': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_case_categories': { paramsTuple?: []; params?: {} }
    'api.catalogue.quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'api.catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'api.catalogue.samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.samples.file': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'api.catalogue.offered_files.index': { paramsTuple?: []; params?: {} }
    'api.catalogue.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.content': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.products.show': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.quotes.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.coverages.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.previews.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.samples.show': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'name': ParamValue} }
    'catalogue.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.download_centre.file': { paramsTuple: [ParamValue,ParamValue]; params: {'category': ParamValue,'name': ParamValue} }
    'catalogue.trial.success': { paramsTuple?: []; params?: {} }
    'catalogue.trial': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.sample_data.success': { paramsTuple?: []; params?: {} }
    'catalogue.sample_data': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.shared_quote': { paramsTuple?: []; params?: {} }
    'catalogue.kept_selection': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.pdf': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.saved_quotes.json': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'catalogue.admin.product_days.index': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.calendars.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.calendars.show': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.use_cases.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_cases.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.export': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.discovery.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.proposal': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.download_centre': { paramsTuple?: []; params?: {} }
    'catalogue.admin.product_samples': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.offered_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'api.delivery.verification': { paramsTuple: [ParamValue]; params: {'sha256': ParamValue} }
    'api.delivery.public_files': { paramsTuple: [ParamValue]; params: {'linkId': ParamValue} }
    'api.delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'delivery.downloads.show': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.public_download.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'delivery.public_download.file': { paramsTuple: [ParamValue,ParamValue]; params: {'token': ParamValue,'fileId': ParamValue} }
    'delivery.fetch.files': { paramsTuple?: []; params?: {} }
    'delivery.fetch.download': { paramsTuple: [ParamValue]; params: {'claimId': ParamValue} }
    'delivery.fetch.proof': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'delivery.verify': { paramsTuple?: []; params?: {} }
    'delivery.keys': { paramsTuple?: []; params?: {} }
    'delivery.key': { paramsTuple: [ParamValue]; params: {'keyId': ParamValue} }
    'delivery.tasks.index': { paramsTuple?: []; params?: {} }
    'delivery.tasks.export': { paramsTuple?: []; params?: {} }
    'api.arrivals.index': { paramsTuple?: []; params?: {} }
    'api.arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'api.arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.arrivals.public_notices': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.index': { paramsTuple?: []; params?: {} }
    'arrivals.status': { paramsTuple?: []; params?: {} }
    'arrivals.index': { paramsTuple?: []; params?: {} }
    'arrivals.export': { paramsTuple?: []; params?: {} }
    'arrivals.morning': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.morning.export': { paramsTuple: [ParamValue]; params: {'morning': ParamValue} }
    'arrivals.product': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.product.export': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'arrivals.notices': { paramsTuple?: []; params?: {} }
    'arrivals.notices.export': { paramsTuple?: []; params?: {} }
    'api.basket.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'basket.entry': { paramsTuple?: []; params?: {} }
    'basket.review': { paramsTuple?: []; params?: {} }
    'basket.address': { paramsTuple?: []; params?: {} }
    'api.orders.index': { paramsTuple?: []; params?: {} }
    'api.orders.basic': { paramsTuple?: []; params?: {} }
    'api.orders.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.show_by_number': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.charges.show': { paramsTuple: [ParamValue]; params: {'payment': ParamValue} }
    'api.orders.deliveries.files': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.manifest': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.checksums': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.archive': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.accesses': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.given_files': { paramsTuple?: []; params?: {} }
    'api.orders.given_files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.user_quota': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.quotas.index': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.show': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.checkout': { paramsTuple?: []; params?: {} }
    'orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payments.show': { paramsTuple: [ParamValue]; params: {'attempt': ParamValue} }
    'orders.my_orders': { paramsTuple?: []; params?: {} }
    'orders.my_orders.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.my_orders.confirmation': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.payment_links.show': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.deliveries.manifest': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.signature': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.checksums': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.archive': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.ledger': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.progress': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.payments': { paramsTuple?: []; params?: {} }
    'orders.quotas.index': { paramsTuple?: []; params?: {} }
    'orders.quotas.list.export': { paramsTuple?: []; params?: {} }
    'orders.quotas.orders': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.quotas.export': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.admin.index': { paramsTuple?: []; params?: {} }
    'orders.admin.export': { paramsTuple?: []; params?: {} }
    'orders.admin.create': { paramsTuple?: []; params?: {} }
    'orders.admin.files': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.show': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.of_user.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'orders.admin.of_user.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'orderId': ParamValue} }
    'orders.admin.on_behalf.create': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.index': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.show': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.of_order.money': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.statements.index': { paramsTuple?: []; params?: {} }
    'api.billing.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.billing.statements.entries': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.own_papers.index': { paramsTuple?: []; params?: {} }
    'billing.own_papers.month': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'billing.own_invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.own_invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.index': { paramsTuple?: []; params?: {} }
    'billing.invoices.export': { paramsTuple?: []; params?: {} }
    'billing.invoices.pdf': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.invoices.xml': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.money.statements.index': { paramsTuple?: []; params?: {} }
    'billing.money.statements.export': { paramsTuple?: []; params?: {} }
    'billing.money.statements.show': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'api.subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.types.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.types.folders': { paramsTuple?: []; params?: {} }
    'api.subscriptions.users.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.users.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.types.held': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.types.unassigned': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.subscriptions.files.index': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.files.show': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'file': ParamValue} }
    'api.subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'api.subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.contacts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.runs.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.index': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.file': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'file': ParamValue} }
    'subscriptions.month': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'month': ParamValue} }
    'subscriptions.script': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'shell': ParamValue} }
    'subscriptions.atom_feed': { paramsTuple: [ParamValue]; params: {'secret': ParamValue} }
    'subscriptions.ending.index': { paramsTuple?: []; params?: {} }
    'subscriptions.ending.export': { paramsTuple?: []; params?: {} }
    'subscriptions.types.index': { paramsTuple?: []; params?: {} }
    'subscriptions.types.export': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.people': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.coverage': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.effects': { paramsTuple?: []; params?: {} }
    'subscriptions.user.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.history': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.user.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.losses': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.visibility.losses': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.assignments.create': { paramsTuple?: []; params?: {} }
    'subscriptions.assignments.done': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.create': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.done': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.index': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.export': { paramsTuple?: []; params?: {} }
    'subscriptions.contacts.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.contacts.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.index': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.export': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.reports.index': { paramsTuple?: []; params?: {} }
    'api.reports.statistics': { paramsTuple?: []; params?: {} }
    'api.reports.of_user': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.summary': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'api.reports.show': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.index': { paramsTuple?: []; params?: {} }
    'reports.summary': { paramsTuple?: []; params?: {} }
    'reports.create': { paramsTuple?: []; params?: {} }
    'reports.lookup': { paramsTuple?: []; params?: {} }
    'reports.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.proofs.manifest': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.signature': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.proofs.checksums': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.csdr.show': { paramsTuple?: []; params?: {} }
    'reports.staff.index': { paramsTuple?: []; params?: {} }
    'reports.staff.export': { paramsTuple?: []; params?: {} }
    'reports.staff.month_end': { paramsTuple?: []; params?: {} }
    'reports.staff.file': { paramsTuple: [ParamValue,ParamValue]; params: {'report': ParamValue,'kind': ParamValue} }
    'reports.staff.create': { paramsTuple?: []; params?: {} }
    'reports.staff.customers': { paramsTuple?: []; params?: {} }
    'reports.staff.lookup': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contract_types.index': { paramsTuple?: []; params?: {} }
    'api.contracts.information_products.index': { paramsTuple?: []; params?: {} }
    'api.contracts.product_subscriptions.index': { paramsTuple?: []; params?: {} }
    'api.contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'api.contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'api.contracts.evidence.json': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.sig': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'api.contracts.evidence.pdf': { paramsTuple: [ParamValue]; params: {'evidence': ParamValue} }
    'contracts.partners.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.index': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.export': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.export': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.users.index': { paramsTuple?: []; params?: {} }
    'contracts.user_partner.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'contracts.entitlements.index': { paramsTuple?: []; params?: {} }
    'contracts.entitlements.export': { paramsTuple?: []; params?: {} }
    'contracts.mending.cuts.show': { paramsTuple: [ParamValue]; params: {'held': ParamValue} }
    'contracts.mending.gifts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.hub': { paramsTuple?: []; params?: {} }
    'contracts.history': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'id': ParamValue} }
    'contracts.drafts.show': { paramsTuple?: []; params?: {} }
    'contracts.types.index': { paramsTuple?: []; params?: {} }
    'contracts.types.export': { paramsTuple?: []; params?: {} }
    'contracts.products.index': { paramsTuple?: []; params?: {} }
    'contracts.products.export': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.index': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.export': { paramsTuple?: []; params?: {} }
    'contracts.contracts.index': { paramsTuple?: []; params?: {} }
    'contracts.contracts.export': { paramsTuple?: []; params?: {} }
    'contracts.paper.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.evidence.index': { paramsTuple?: []; params?: {} }
    'contracts.evidence.show': { paramsTuple: [ParamValue,ParamValue]; params: {'evidence': ParamValue,'form': ParamValue} }
    'contracts.audit.permissioning': { paramsTuple?: []; params?: {} }
    'contracts.audit.permissioning.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.services': { paramsTuple?: []; params?: {} }
    'contracts.audit.services.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.export': { paramsTuple?: []; params?: {} }
    'contracts.audit.difference.pdf': { paramsTuple?: []; params?: {} }
    'api.statistics.sales': { paramsTuple?: []; params?: {} }
    'api.statistics.by_user': { paramsTuple?: []; params?: {} }
    'api.statistics.by_product': { paramsTuple?: []; params?: {} }
    'api.statistics.one_offs': { paramsTuple?: []; params?: {} }
    'api.statistics.subscribers': { paramsTuple?: []; params?: {} }
    'api.statistics.new_users': { paramsTuple?: []; params?: {} }
    'api.statistics.conversion': { paramsTuple?: []; params?: {} }
    'api.statistics.demand': { paramsTuple?: []; params?: {} }
    'api.statistics.open_demand': { paramsTuple?: []; params?: {} }
    'api.statistics.expiring': { paramsTuple?: []; params?: {} }
    'statistics.index': { paramsTuple?: []; params?: {} }
    'statistics.show': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.export': { paramsTuple: [ParamValue]; params: {'tab': ParamValue} }
    'statistics.partners.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.show': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.index': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.papers.export': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.partners.statement': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'venue': ParamValue,'month': ParamValue,'format': ParamValue} }
    'statistics.rules.index': { paramsTuple?: []; params?: {} }
    'statistics.rules.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.rules.create': { paramsTuple?: []; params?: {} }
    'statistics.demand.index': { paramsTuple?: []; params?: {} }
    'statistics.demand.export': { paramsTuple?: []; params?: {} }
    'statistics.expiring.index': { paramsTuple?: []; params?: {} }
    'statistics.expiring.export': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.index': { paramsTuple?: []; params?: {} }
    'statistics.open_demand.export': { paramsTuple?: []; params?: {} }
    'desk.show': { paramsTuple?: []; params?: {} }
    'desk.pulse': { paramsTuple?: []; params?: {} }
    'api.site.countries': { paramsTuple?: []; params?: {} }
    'site.admin_hub': { paramsTuple?: []; params?: {} }
    'site.palette': { paramsTuple?: []; params?: {} }
    'site.palette.found': { paramsTuple?: []; params?: {} }
    'site.table_demo': { paramsTuple?: []; params?: {} }
    'site.contact': { paramsTuple?: []; params?: {} }
    'site.contact.success': { paramsTuple?: []; params?: {} }
    'site.contact.success_kneip': { paramsTuple?: []; params?: {} }
    'site.subscription_request': { paramsTuple?: []; params?: {} }
    'site.subscription_request.success': { paramsTuple?: []; params?: {} }
    'site.sitemap': { paramsTuple?: []; params?: {} }
    'site.robots': { paramsTuple?: []; params?: {} }
    'site.home.show': { paramsTuple?: []; params?: {} }
    'site.use_cases.index': { paramsTuple?: [ParamValue?]; params?: {'categoryId'?: ParamValue} }
    'site.terms_and_conditions': { paramsTuple?: []; params?: {} }
    'site.privacy_notice': { paramsTuple?: []; params?: {} }
    'site.right_of_withdrawal': { paramsTuple?: []; params?: {} }
    'site.imprint': { paramsTuple?: []; params?: {} }
    'site.disclaimer': { paramsTuple?: []; params?: {} }
    'site.trademarks': { paramsTuple?: []; params?: {} }
    'site.intellectual_property_rights': { paramsTuple?: []; params?: {} }
    'site.faq': { paramsTuple?: []; params?: {} }
    'site.info_center': { paramsTuple?: []; params?: {} }
    'site.documents.version': { paramsTuple: [ParamValue]; params: {'version': ParamValue} }
    'site.data': { paramsTuple?: []; params?: {} }
    'site.unknown_address': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'shared.csp_reports': { paramsTuple?: []; params?: {} }
    'api.identity.users.store': { paramsTuple?: []; params?: {} }
    'api.identity.users.mails.again': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'mail': ParamValue} }
    'api.identity.users.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.internal_users.store': { paramsTuple?: []; params?: {} }
    'api.identity.users.verify_email': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'api.identity.tokens.store': { paramsTuple?: []; params?: {} }
    'api.identity.marketplace_tokens.store': { paramsTuple?: []; params?: {} }
    'identity.password_sign_in.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.sign_out': { paramsTuple?: []; params?: {} }
    'identity.privacy_notice.store': { paramsTuple?: []; params?: {} }
    'identity.sign_in_link.store': { paramsTuple?: []; params?: {} }
    'identity.new_password.store': { paramsTuple?: []; params?: {} }
    'identity.password_judgement': { paramsTuple?: []; params?: {} }
    'identity.expired_password.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.register.store': { paramsTuple?: []; params?: {} }
    'identity.user_details.store': { paramsTuple?: []; params?: {} }
    'identity.second_step.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.passkey_sign_in.options': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.passkey_sign_in.store': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'identity.additional_emails.verification': { paramsTuple: [ParamValue]; params: {'place': ParamValue} }
    'identity.deletion_request.store': { paramsTuple?: []; params?: {} }
    'identity.verify_email.store': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'identity.security.confirmation.store': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator.store': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.options': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.store': { paramsTuple?: []; params?: {} }
    'identity.security.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'identity.admin.on_behalf.store': { paramsTuple?: []; params?: {} }
    'identity.admin.users.grant': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.email_codes': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.mails.again': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'mail': ParamValue} }
    'identity.admin.users.bulk.lock': { paramsTuple?: []; params?: {} }
    'identity.admin.users.bulk.unlock': { paramsTuple?: []; params?: {} }
    'identity.admin.users.lock': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.password_reset': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.merge': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.deletion_requests.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.admin.deletion_requests.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.webhooks.store': { paramsTuple?: []; params?: {} }
    'api.webhooks.secret': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.webhooks.again': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'api.webhooks.user.pause': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'webhook': ParamValue} }
    'webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.again': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
    'webhooks.user.pause': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'webhook': ParamValue} }
    'api.catalogue.use_cases.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.use_case_categories.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.quotes.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.saved_quotes.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.trial_requests.store': { paramsTuple?: []; params?: {} }
    'api.catalogue.offered_files.store': { paramsTuple?: []; params?: {} }
    'catalogue.trial.store': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.sample_data.store': { paramsTuple: [ParamValue]; params: {'productIdentifier': ParamValue} }
    'catalogue.kept_selection.store': { paramsTuple?: []; params?: {} }
    'catalogue.saved_quotes.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.product_days.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.index_again': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.calendars.drafts.add': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.drafts.remove': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.calendars.drafts.import': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.use_cases.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.use_case_categories.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.products.draft.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.take_back': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'catalogue.admin.discovery.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.discovery.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.proposal.make': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.offered_files.store': { paramsTuple?: []; params?: {} }
    'delivery.fetch.claim': { paramsTuple: [ParamValue]; params: {'fileId': ParamValue} }
    'delivery.tasks.bulk.restart': { paramsTuple?: []; params?: {} }
    'delivery.tasks.bulk.stop': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.store': { paramsTuple?: []; params?: {} }
    'api.arrivals.notices.end': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.arrivals.notices.mail': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.store': { paramsTuple?: []; params?: {} }
    'arrivals.notices.end': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.mails.store': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.basket.items.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.saved_quotes.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'number': ParamValue} }
    'basket.items.store': { paramsTuple?: []; params?: {} }
    'basket.quote_orders.store': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'api.orders.checkout': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.card_customers': { paramsTuple?: []; params?: {} }
    'api.orders.charges.store': { paramsTuple?: []; params?: {} }
    'api.orders.deliveries.claims.store': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'fileId': ParamValue} }
    'api.orders.deliveries.archive.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.deliveries.links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.given_files.store': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.store': { paramsTuple?: []; params?: {} }
    'orders.payments.notified': { paramsTuple?: []; params?: {} }
    'orders.checkout.store': { paramsTuple?: []; params?: {} }
    'orders.payment_links.store': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.my_orders.again': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.my_orders.terms': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.claims.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'fileId': ParamValue} }
    'orders.deliveries.archive.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.fetch_script': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.deliveries.grants': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'fileId': ParamValue} }
    'orders.deliveries.links.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.quotas.store': { paramsTuple?: []; params?: {} }
    'orders.admin.store': { paramsTuple?: []; params?: {} }
    'orders.admin.bulk.confirm': { paramsTuple?: []; params?: {} }
    'orders.admin.bulk.restart': { paramsTuple?: []; params?: {} }
    'orders.admin.on_behalf.store': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.store': { paramsTuple?: []; params?: {} }
    'api.billing.invoices.mails': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'api.billing.of_order.transfers': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.of_order.refunds': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.billing.statements.store': { paramsTuple?: []; params?: {} }
    'api.billing.statements.bookings': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.invoices.bulk.mail': { paramsTuple?: []; params?: {} }
    'billing.invoices.mails.store': { paramsTuple: [ParamValue]; params: {'invoice': ParamValue} }
    'billing.money.invoices.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'billing.money.transfers.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'billing.money.statements.store': { paramsTuple?: []; params?: {} }
    'billing.money.bookings': { paramsTuple: [ParamValue]; params: {'statement': ParamValue} }
    'billing.refunds.store': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'api.subscriptions.types.store': { paramsTuple?: []; params?: {} }
    'api.subscriptions.users.copy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.welcome': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.entitled': { paramsTuple?: []; params?: {} }
    'api.subscriptions.date_ranges.store': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.copy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.assignments.store': { paramsTuple?: []; params?: {} }
    'api.subscriptions.contacts.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.feed': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.return': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'file': ParamValue} }
    'subscriptions.ending.bulk.renew': { paramsTuple?: []; params?: {} }
    'subscriptions.user.ranges.renewal': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.types.store': { paramsTuple?: []; params?: {} }
    'subscriptions.subscribers.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.welcome': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'subscriptions.subscribers.bulk.extend': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.visibility': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.welcome': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.subscribers.bulk.end': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.user.ranges.store': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.copies.all': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'subscriptions.copies.type': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.copies.range': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.assignments.store': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.store': { paramsTuple?: []; params?: {} }
    'subscriptions.sales.customers.store': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.bulk.confirm': { paramsTuple?: []; params?: {} }
    'subscriptions.requests.bulk.reject': { paramsTuple?: []; params?: {} }
    'subscriptions.contacts.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.store': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.mailings.test': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.reports.on_behalf': { paramsTuple?: []; params?: {} }
    'api.reports.store': { paramsTuple?: []; params?: {} }
    'api.reports.ask': { paramsTuple: [ParamValue]; params: {'user': ParamValue} }
    'reports.store': { paramsTuple?: []; params?: {} }
    'reports.restart': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.csdr.store': { paramsTuple?: []; params?: {} }
    'reports.staff.store': { paramsTuple?: []; params?: {} }
    'reports.staff.restart': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.contracts.partners.store': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.import': { paramsTuple?: []; params?: {} }
    'api.contracts.contract_types.store': { paramsTuple?: []; params?: {} }
    'api.contracts.information_products.store': { paramsTuple?: []; params?: {} }
    'api.contracts.product_subscriptions.store': { paramsTuple?: []; params?: {} }
    'api.contracts.contracts.store': { paramsTuple?: []; params?: {} }
    'api.contracts.paper.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.evidence.store': { paramsTuple?: []; params?: {} }
    'contracts.partners.store': { paramsTuple?: []; params?: {} }
    'contracts.partners.imports.store': { paramsTuple?: []; params?: {} }
    'contracts.partners.users.store': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.mending.gifts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.types.store': { paramsTuple?: []; params?: {} }
    'contracts.products.store': { paramsTuple?: []; params?: {} }
    'contracts.products_subscriptions.store': { paramsTuple?: []; params?: {} }
    'contracts.contracts.store': { paramsTuple?: []; params?: {} }
    'contracts.paper.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.evidence.store': { paramsTuple?: []; params?: {} }
    'statistics.partners.store': { paramsTuple: [ParamValue]; params: {'venue': ParamValue} }
    'statistics.rules.store': { paramsTuple?: []; params?: {} }
    'statistics.rules.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'statistics.rules.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'desk.gives': { paramsTuple?: []; params?: {} }
    'desk.reminders': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'desk.transfers': { paramsTuple?: []; params?: {} }
    'api.site.contact_us': { paramsTuple?: []; params?: {} }
    'api.site.subscription_request': { paramsTuple?: []; params?: {} }
    'site.views.store': { paramsTuple?: []; params?: {} }
    'site.cookie_consent': { paramsTuple?: []; params?: {} }
    'site.contact.store': { paramsTuple?: []; params?: {} }
    'site.subscription_request.store': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'api.identity.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.save_details': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.init': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.password': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.password_reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.session.update': { paramsTuple?: []; params?: {} }
    'identity.personal_data.update': { paramsTuple?: []; params?: {} }
    'identity.change_password.update': { paramsTuple?: []; params?: {} }
    'identity.admin.open_records.update': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'record': ParamValue} }
    'identity.admin.users.details.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.addresses.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.billing.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.catalogue.product.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.catalogue.use_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.use_case_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.calendars.update': { paramsTuple: [ParamValue]; params: {'calendar': ParamValue} }
    'catalogue.admin.use_cases.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.use_case_categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.countries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.discovery.proposal.save': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'catalogue.admin.offered_files.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.offered_files.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.tasks.restart': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.delivery.tasks.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delivery.tasks.restart': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'delivery.tasks.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.arrivals.notices.update': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.update': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.basket.agreed_prices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'basket.items.update': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'basket.addresses.update': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'basket.vat_id.update': { paramsTuple?: []; params?: {} }
    'basket.agreed_prices.update': { paramsTuple?: []; params?: {} }
    'api.orders.lock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.additional_info': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.accept': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue} }
    'api.orders.quotas.update': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.admin.payments.update': { paramsTuple: [ParamValue]; params: {'payment': ParamValue} }
    'orders.quotas.update': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.admin.files.update': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'orders.admin.update': { paramsTuple: [ParamValue]; params: {'orderId': ParamValue} }
    'api.billing.of_order.refunds.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'refund': ParamValue} }
    'api.billing.statements.entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'statement': ParamValue,'entry': ParamValue} }
    'billing.money.entries.update': { paramsTuple: [ParamValue,ParamValue]; params: {'statement': ParamValue,'entry': ParamValue} }
    'billing.refunds.update': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'refund': ParamValue} }
    'api.subscriptions.types.update': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.users.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.visibility': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.requests.confirm': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'api.subscriptions.requests.reject': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'api.subscriptions.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.runs.initialise': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.subscriptions.runs.recreate': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.late_notices': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.types.update': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.user.ranges.update': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.unrestricted.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.visibility.update': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.requests.confirm': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.requests.reject': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.requests.assign': { paramsTuple: [ParamValue]; params: {'request': ParamValue} }
    'subscriptions.contacts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'subscriptions.runs.initialise': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.runs.recreate': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.reports.update': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'reports.staff.update': { paramsTuple: [ParamValue]; params: {'report': ParamValue} }
    'api.contracts.partners.store_put': { paramsTuple?: []; params?: {} }
    'api.contracts.partners.update': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'api.contracts.partners.users.update': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'api.contracts.contract_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.information_products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.product_subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.partners.update': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.partners.imports.update': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.update': { paramsTuple: [ParamValue,ParamValue]; params: {'import': ParamValue,'line': ParamValue} }
    'contracts.user_partner.update': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'contracts.entitlements.update': { paramsTuple: [ParamValue]; params: {'finding': ParamValue} }
    'contracts.mending.cuts.update': { paramsTuple: [ParamValue]; params: {'held': ParamValue} }
    'contracts.types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products_subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.contracts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'desk.marks': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'key': ParamValue} }
    'desk.restarts': { paramsTuple: [ParamValue]; params: {'fulfilment': ParamValue} }
    'desk.jobs': { paramsTuple: [ParamValue]; params: {'job': ParamValue} }
    'desk.mails': { paramsTuple: [ParamValue]; params: {'mail': ParamValue} }
    'site.views.update': { paramsTuple: [ParamValue]; params: {'view': ParamValue} }
  }
  DELETE: {
    'api.identity.users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.second_factors': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'group': ParamValue} }
    'api.identity.users.sessions.all': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.identity.users.sessions.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'session': ParamValue} }
    'api.identity.users.tokens.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'token': ParamValue} }
    'api.identity.tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.api_tokens.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.deletion_request.destroy': { paramsTuple?: []; params?: {} }
    'identity.security.authenticator.destroy': { paramsTuple?: []; params?: {} }
    'identity.security.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identity.admin.open_records.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'kind': ParamValue,'record': ParamValue} }
    'identity.admin.users.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'group': ParamValue} }
    'identity.admin.users.sessions.end_all': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.sessions.end': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'session': ParamValue} }
    'identity.admin.users.tokens.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'token': ParamValue} }
    'identity.admin.users.second_factors': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.destroy': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'identity.admin.users.unlock': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'api.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'api.catalogue.use_cases.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.use_case_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.catalogue.offered_files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.product_days.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.product_days.stop_indexing': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'catalogue.admin.use_cases.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.use_case_categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.products.draft.discard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.offered_files.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.arrivals.notices.stop': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'arrivals.notices.mails.destroy': { paramsTuple: [ParamValue]; params: {'notice': ParamValue} }
    'api.basket.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.basket.items.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'itemId': ParamValue} }
    'api.basket.visitor_items.destroy': { paramsTuple: [ParamValue]; params: {'itemId': ParamValue} }
    'basket.destroy': { paramsTuple?: []; params?: {} }
    'basket.items.destroy': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'api.orders.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.orders.deliveries.links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'id': ParamValue,'sub': ParamValue,'linkId': ParamValue} }
    'api.orders.given_files.destroy': { paramsTuple?: []; params?: {} }
    'api.orders.quotas.destroy': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'orders.payment_links.destroy': { paramsTuple: [ParamValue]; params: {'link': ParamValue} }
    'orders.deliveries.links.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'orderId': ParamValue,'linkId': ParamValue} }
    'orders.quotas.destroy': { paramsTuple: [ParamValue]; params: {'quota': ParamValue} }
    'api.subscriptions.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.users.always': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue} }
    'api.subscriptions.date_ranges.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'subscription': ParamValue,'userId': ParamValue,'range': ParamValue} }
    'api.subscriptions.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'api.subscriptions.runs.destroy': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.feed.end': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'subscriptions.user.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.user.ranges.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue,'range': ParamValue} }
    'subscriptions.user.unrestricted.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'subscription': ParamValue} }
    'subscriptions.contacts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'subscription': ParamValue,'contact': ParamValue} }
    'subscriptions.runs.destroy': { paramsTuple: [ParamValue]; params: {'subscription': ParamValue} }
    'api.contracts.partners.destroy': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'api.contracts.partners.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'api.contracts.contract_types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.information_products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.product_subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.contracts.paper.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.partners.destroy': { paramsTuple: [ParamValue]; params: {'partner': ParamValue} }
    'contracts.partners.imports.destroy': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.held.destroy': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'contracts.partners.imports.lines.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'import': ParamValue,'line': ParamValue} }
    'contracts.partners.users.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'partner': ParamValue,'user': ParamValue} }
    'contracts.user_partner.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'partner': ParamValue} }
    'contracts.entitlements.destroy': { paramsTuple: [ParamValue]; params: {'finding': ParamValue} }
    'contracts.types.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.products_subscriptions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.contracts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.paper.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'site.views.destroy': { paramsTuple: [ParamValue]; params: {'view': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}