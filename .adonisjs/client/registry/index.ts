/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'identity.sign_in_choice': {
    methods: ["GET","HEAD"],
    pattern: '/sign-in-or-register',
    tokens: [{"old":"/sign-in-or-register","type":0,"val":"sign-in-or-register","end":""}],
    types: placeholder as Registry['identity.sign_in_choice']['types'],
  },
  'identity.sign_in_start': {
    methods: ["GET","HEAD"],
    pattern: '/sign-in/with/:provider',
    tokens: [{"old":"/sign-in/with/:provider","type":0,"val":"sign-in","end":""},{"old":"/sign-in/with/:provider","type":0,"val":"with","end":""},{"old":"/sign-in/with/:provider","type":1,"val":"provider","end":""}],
    types: placeholder as Registry['identity.sign_in_start']['types'],
  },
  'identity.customer_callback': {
    methods: ["GET","HEAD"],
    pattern: '/externalLogin',
    tokens: [{"old":"/externalLogin","type":0,"val":"externalLogin","end":""}],
    types: placeholder as Registry['identity.customer_callback']['types'],
  },
  'identity.staff_callback': {
    methods: ["GET","HEAD"],
    pattern: '/internalUserRegistration',
    tokens: [{"old":"/internalUserRegistration","type":0,"val":"internalUserRegistration","end":""}],
    types: placeholder as Registry['identity.staff_callback']['types'],
  },
  'identity.password_sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/sign-in/:uid',
    tokens: [{"old":"/sign-in/:uid","type":0,"val":"sign-in","end":""},{"old":"/sign-in/:uid","type":1,"val":"uid","end":""}],
    types: placeholder as Registry['identity.password_sign_in']['types'],
  },
  'identity.password_sign_in.store': {
    methods: ["POST"],
    pattern: '/sign-in/:uid',
    tokens: [{"old":"/sign-in/:uid","type":0,"val":"sign-in","end":""},{"old":"/sign-in/:uid","type":1,"val":"uid","end":""}],
    types: placeholder as Registry['identity.password_sign_in.store']['types'],
  },
  'identity.signed_out': {
    methods: ["GET","HEAD"],
    pattern: '/logout',
    tokens: [{"old":"/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['identity.signed_out']['types'],
  },
  'identity.sign_out': {
    methods: ["POST"],
    pattern: '/logout',
    tokens: [{"old":"/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['identity.sign_out']['types'],
  },
  'identity.privacy_notice': {
    methods: ["GET","HEAD"],
    pattern: '/accept-privacy-notice',
    tokens: [{"old":"/accept-privacy-notice","type":0,"val":"accept-privacy-notice","end":""}],
    types: placeholder as Registry['identity.privacy_notice']['types'],
  },
  'identity.privacy_notice.store': {
    methods: ["POST"],
    pattern: '/accept-privacy-notice',
    tokens: [{"old":"/accept-privacy-notice","type":0,"val":"accept-privacy-notice","end":""}],
    types: placeholder as Registry['identity.privacy_notice.store']['types'],
  },
  'identity.account': {
    methods: ["GET","HEAD"],
    pattern: '/my-account',
    tokens: [{"old":"/my-account","type":0,"val":"my-account","end":""}],
    types: placeholder as Registry['identity.account']['types'],
  },
  'identity.personal_data': {
    methods: ["GET","HEAD"],
    pattern: '/my-account/personal-data',
    tokens: [{"old":"/my-account/personal-data","type":0,"val":"my-account","end":""},{"old":"/my-account/personal-data","type":0,"val":"personal-data","end":""}],
    types: placeholder as Registry['identity.personal_data']['types'],
  },
  'identity.personal_data.update': {
    methods: ["PUT"],
    pattern: '/my-account/personal-data',
    tokens: [{"old":"/my-account/personal-data","type":0,"val":"my-account","end":""},{"old":"/my-account/personal-data","type":0,"val":"personal-data","end":""}],
    types: placeholder as Registry['identity.personal_data.update']['types'],
  },
  'catalogue.products.index': {
    methods: ["GET","HEAD"],
    pattern: '/products',
    tokens: [{"old":"/products","type":0,"val":"products","end":""}],
    types: placeholder as Registry['catalogue.products.index']['types'],
  },
  'catalogue.products.show': {
    methods: ["GET","HEAD"],
    pattern: '/product/details/:productIdentifier',
    tokens: [{"old":"/product/details/:productIdentifier","type":0,"val":"product","end":""},{"old":"/product/details/:productIdentifier","type":0,"val":"details","end":""},{"old":"/product/details/:productIdentifier","type":1,"val":"productIdentifier","end":""}],
    types: placeholder as Registry['catalogue.products.show']['types'],
  },
  'catalogue.quotes.show': {
    methods: ["GET","HEAD"],
    pattern: '/products/:code/quote',
    tokens: [{"old":"/products/:code/quote","type":0,"val":"products","end":""},{"old":"/products/:code/quote","type":1,"val":"code","end":""},{"old":"/products/:code/quote","type":0,"val":"quote","end":""}],
    types: placeholder as Registry['catalogue.quotes.show']['types'],
  },
  'api.catalogue.products': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/products/info',
    tokens: [{"old":"/api/v1/products/info","type":0,"val":"api","end":""},{"old":"/api/v1/products/info","type":0,"val":"v1","end":""},{"old":"/api/v1/products/info","type":0,"val":"products","end":""},{"old":"/api/v1/products/info","type":0,"val":"info","end":""}],
    types: placeholder as Registry['api.catalogue.products']['types'],
  },
  'api.catalogue.module_pricing_levels': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/products/info/:id/modulePricingLevels',
    tokens: [{"old":"/api/v1/products/info/:id/modulePricingLevels","type":0,"val":"api","end":""},{"old":"/api/v1/products/info/:id/modulePricingLevels","type":0,"val":"v1","end":""},{"old":"/api/v1/products/info/:id/modulePricingLevels","type":0,"val":"products","end":""},{"old":"/api/v1/products/info/:id/modulePricingLevels","type":0,"val":"info","end":""},{"old":"/api/v1/products/info/:id/modulePricingLevels","type":1,"val":"id","end":""},{"old":"/api/v1/products/info/:id/modulePricingLevels","type":0,"val":"modulePricingLevels","end":""}],
    types: placeholder as Registry['api.catalogue.module_pricing_levels']['types'],
  },
  'api.catalogue.sample_files': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/products/files',
    tokens: [{"old":"/api/v1/products/files","type":0,"val":"api","end":""},{"old":"/api/v1/products/files","type":0,"val":"v1","end":""},{"old":"/api/v1/products/files","type":0,"val":"products","end":""},{"old":"/api/v1/products/files","type":0,"val":"files","end":""}],
    types: placeholder as Registry['api.catalogue.sample_files']['types'],
  },
  'api.catalogue.analytics_products': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/a7products/info',
    tokens: [{"old":"/api/v1/a7products/info","type":0,"val":"api","end":""},{"old":"/api/v1/a7products/info","type":0,"val":"v1","end":""},{"old":"/api/v1/a7products/info","type":0,"val":"a7products","end":""},{"old":"/api/v1/a7products/info","type":0,"val":"info","end":""}],
    types: placeholder as Registry['api.catalogue.analytics_products']['types'],
  },
  'api.catalogue.files_info': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/files/info',
    tokens: [{"old":"/api/v1/files/info","type":0,"val":"api","end":""},{"old":"/api/v1/files/info","type":0,"val":"v1","end":""},{"old":"/api/v1/files/info","type":0,"val":"files","end":""},{"old":"/api/v1/files/info","type":0,"val":"info","end":""}],
    types: placeholder as Registry['api.catalogue.files_info']['types'],
  },
  'delivery.file_claims.store': {
    methods: ["POST"],
    pattern: '/my-account/my-orders/:orderId/files/:fileId/claims',
    tokens: [{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":0,"val":"my-account","end":""},{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":0,"val":"my-orders","end":""},{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":1,"val":"orderId","end":""},{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":0,"val":"files","end":""},{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":1,"val":"fileId","end":""},{"old":"/my-account/my-orders/:orderId/files/:fileId/claims","type":0,"val":"claims","end":""}],
    types: placeholder as Registry['delivery.file_claims.store']['types'],
  },
  'delivery.downloads.show': {
    methods: ["GET","HEAD"],
    pattern: '/downloads/:claimId',
    tokens: [{"old":"/downloads/:claimId","type":0,"val":"downloads","end":""},{"old":"/downloads/:claimId","type":1,"val":"claimId","end":""}],
    types: placeholder as Registry['delivery.downloads.show']['types'],
  },
  'delivery.file_grants.store': {
    methods: ["POST"],
    pattern: '/admin/orders/:orderId/files/:fileId/grants',
    tokens: [{"old":"/admin/orders/:orderId/files/:fileId/grants","type":0,"val":"admin","end":""},{"old":"/admin/orders/:orderId/files/:fileId/grants","type":0,"val":"orders","end":""},{"old":"/admin/orders/:orderId/files/:fileId/grants","type":1,"val":"orderId","end":""},{"old":"/admin/orders/:orderId/files/:fileId/grants","type":0,"val":"files","end":""},{"old":"/admin/orders/:orderId/files/:fileId/grants","type":1,"val":"fileId","end":""},{"old":"/admin/orders/:orderId/files/:fileId/grants","type":0,"val":"grants","end":""}],
    types: placeholder as Registry['delivery.file_grants.store']['types'],
  },
  'basket.entry': {
    methods: ["GET","HEAD"],
    pattern: '/basket',
    tokens: [{"old":"/basket","type":0,"val":"basket","end":""}],
    types: placeholder as Registry['basket.entry']['types'],
  },
  'basket.review': {
    methods: ["GET","HEAD"],
    pattern: '/basket/1',
    tokens: [{"old":"/basket/1","type":0,"val":"basket","end":""},{"old":"/basket/1","type":0,"val":"1","end":""}],
    types: placeholder as Registry['basket.review']['types'],
  },
  'basket.destroy': {
    methods: ["DELETE"],
    pattern: '/basket',
    tokens: [{"old":"/basket","type":0,"val":"basket","end":""}],
    types: placeholder as Registry['basket.destroy']['types'],
  },
  'basket.items.store': {
    methods: ["POST"],
    pattern: '/basket/items',
    tokens: [{"old":"/basket/items","type":0,"val":"basket","end":""},{"old":"/basket/items","type":0,"val":"items","end":""}],
    types: placeholder as Registry['basket.items.store']['types'],
  },
  'basket.items.destroy': {
    methods: ["DELETE"],
    pattern: '/basket/items/:ref',
    tokens: [{"old":"/basket/items/:ref","type":0,"val":"basket","end":""},{"old":"/basket/items/:ref","type":0,"val":"items","end":""},{"old":"/basket/items/:ref","type":1,"val":"ref","end":""}],
    types: placeholder as Registry['basket.items.destroy']['types'],
  },
  'basket.address': {
    methods: ["GET","HEAD"],
    pattern: '/basket/2',
    tokens: [{"old":"/basket/2","type":0,"val":"basket","end":""},{"old":"/basket/2","type":0,"val":"2","end":""}],
    types: placeholder as Registry['basket.address']['types'],
  },
  'basket.addresses.update': {
    methods: ["PUT"],
    pattern: '/basket/addresses/:kind',
    tokens: [{"old":"/basket/addresses/:kind","type":0,"val":"basket","end":""},{"old":"/basket/addresses/:kind","type":0,"val":"addresses","end":""},{"old":"/basket/addresses/:kind","type":1,"val":"kind","end":""}],
    types: placeholder as Registry['basket.addresses.update']['types'],
  },
  'basket.vat_id.update': {
    methods: ["PUT"],
    pattern: '/basket/vat-id',
    tokens: [{"old":"/basket/vat-id","type":0,"val":"basket","end":""},{"old":"/basket/vat-id","type":0,"val":"vat-id","end":""}],
    types: placeholder as Registry['basket.vat_id.update']['types'],
  },
  'api.basket.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/basket/:id',
    tokens: [{"old":"/api/v1/basket/:id","type":0,"val":"api","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"basket","end":""},{"old":"/api/v1/basket/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['api.basket.show']['types'],
  },
  'api.basket.items.store': {
    methods: ["POST"],
    pattern: '/api/v1/basket/:id',
    tokens: [{"old":"/api/v1/basket/:id","type":0,"val":"api","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"basket","end":""},{"old":"/api/v1/basket/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['api.basket.items.store']['types'],
  },
  'api.basket.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/basket/:id',
    tokens: [{"old":"/api/v1/basket/:id","type":0,"val":"api","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"v1","end":""},{"old":"/api/v1/basket/:id","type":0,"val":"basket","end":""},{"old":"/api/v1/basket/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['api.basket.destroy']['types'],
  },
  'api.basket.items.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/basket/:id/:itemId',
    tokens: [{"old":"/api/v1/basket/:id/:itemId","type":0,"val":"api","end":""},{"old":"/api/v1/basket/:id/:itemId","type":0,"val":"v1","end":""},{"old":"/api/v1/basket/:id/:itemId","type":0,"val":"basket","end":""},{"old":"/api/v1/basket/:id/:itemId","type":1,"val":"id","end":""},{"old":"/api/v1/basket/:id/:itemId","type":1,"val":"itemId","end":""}],
    types: placeholder as Registry['api.basket.items.destroy']['types'],
  },
  'orders.checkout': {
    methods: ["GET","HEAD"],
    pattern: '/basket/3',
    tokens: [{"old":"/basket/3","type":0,"val":"basket","end":""},{"old":"/basket/3","type":0,"val":"3","end":""}],
    types: placeholder as Registry['orders.checkout']['types'],
  },
  'orders.checkout.store': {
    methods: ["POST"],
    pattern: '/basket/checkout',
    tokens: [{"old":"/basket/checkout","type":0,"val":"basket","end":""},{"old":"/basket/checkout","type":0,"val":"checkout","end":""}],
    types: placeholder as Registry['orders.checkout.store']['types'],
  },
  'orders.confirmation': {
    methods: ["GET","HEAD"],
    pattern: '/basket-status/:orderId',
    tokens: [{"old":"/basket-status/:orderId","type":0,"val":"basket-status","end":""},{"old":"/basket-status/:orderId","type":1,"val":"orderId","end":""}],
    types: placeholder as Registry['orders.confirmation']['types'],
  },
  'orders.my_orders': {
    methods: ["GET","HEAD"],
    pattern: '/my-account/my-orders',
    tokens: [{"old":"/my-account/my-orders","type":0,"val":"my-account","end":""},{"old":"/my-account/my-orders","type":0,"val":"my-orders","end":""}],
    types: placeholder as Registry['orders.my_orders']['types'],
  },
  'orders.my_orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/my-account/my-orders/:orderId',
    tokens: [{"old":"/my-account/my-orders/:orderId","type":0,"val":"my-account","end":""},{"old":"/my-account/my-orders/:orderId","type":0,"val":"my-orders","end":""},{"old":"/my-account/my-orders/:orderId","type":1,"val":"orderId","end":""}],
    types: placeholder as Registry['orders.my_orders.show']['types'],
  },
  'orders.admin.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin/manage-orders',
    tokens: [{"old":"/admin/manage-orders","type":0,"val":"admin","end":""},{"old":"/admin/manage-orders","type":0,"val":"manage-orders","end":""}],
    types: placeholder as Registry['orders.admin.index']['types'],
  },
  'orders.admin.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/manage-orders/:orderId',
    tokens: [{"old":"/admin/manage-orders/:orderId","type":0,"val":"admin","end":""},{"old":"/admin/manage-orders/:orderId","type":0,"val":"manage-orders","end":""},{"old":"/admin/manage-orders/:orderId","type":1,"val":"orderId","end":""}],
    types: placeholder as Registry['orders.admin.show']['types'],
  },
  'orders.admin.state.update': {
    methods: ["PUT"],
    pattern: '/admin/manage-orders/:orderId/state',
    tokens: [{"old":"/admin/manage-orders/:orderId/state","type":0,"val":"admin","end":""},{"old":"/admin/manage-orders/:orderId/state","type":0,"val":"manage-orders","end":""},{"old":"/admin/manage-orders/:orderId/state","type":1,"val":"orderId","end":""},{"old":"/admin/manage-orders/:orderId/state","type":0,"val":"state","end":""}],
    types: placeholder as Registry['orders.admin.state.update']['types'],
  },
  'api.orders.checkout': {
    methods: ["POST"],
    pattern: '/api/v1/basket/:id/checkout',
    tokens: [{"old":"/api/v1/basket/:id/checkout","type":0,"val":"api","end":""},{"old":"/api/v1/basket/:id/checkout","type":0,"val":"v1","end":""},{"old":"/api/v1/basket/:id/checkout","type":0,"val":"basket","end":""},{"old":"/api/v1/basket/:id/checkout","type":1,"val":"id","end":""},{"old":"/api/v1/basket/:id/checkout","type":0,"val":"checkout","end":""}],
    types: placeholder as Registry['api.orders.checkout']['types'],
  },
  'api.orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/orders',
    tokens: [{"old":"/api/v1/orders","type":0,"val":"api","end":""},{"old":"/api/v1/orders","type":0,"val":"v1","end":""},{"old":"/api/v1/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['api.orders.index']['types'],
  },
  'api.orders.basic': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/orders/basic',
    tokens: [{"old":"/api/v1/orders/basic","type":0,"val":"api","end":""},{"old":"/api/v1/orders/basic","type":0,"val":"v1","end":""},{"old":"/api/v1/orders/basic","type":0,"val":"orders","end":""},{"old":"/api/v1/orders/basic","type":0,"val":"basic","end":""}],
    types: placeholder as Registry['api.orders.basic']['types'],
  },
  'api.orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/orders/:id/:sub',
    tokens: [{"old":"/api/v1/orders/:id/:sub","type":0,"val":"api","end":""},{"old":"/api/v1/orders/:id/:sub","type":0,"val":"v1","end":""},{"old":"/api/v1/orders/:id/:sub","type":0,"val":"orders","end":""},{"old":"/api/v1/orders/:id/:sub","type":1,"val":"id","end":""},{"old":"/api/v1/orders/:id/:sub","type":1,"val":"sub","end":""}],
    types: placeholder as Registry['api.orders.show']['types'],
  },
  'site.cookie_consent': {
    methods: ["POST"],
    pattern: '/cookie-consent',
    tokens: [{"old":"/cookie-consent","type":0,"val":"cookie-consent","end":""}],
    types: placeholder as Registry['site.cookie_consent']['types'],
  },
  'site.sitemap': {
    methods: ["GET","HEAD"],
    pattern: '/sitemap.xml',
    tokens: [{"old":"/sitemap.xml","type":0,"val":"sitemap.xml","end":""}],
    types: placeholder as Registry['site.sitemap']['types'],
  },
  'site.robots': {
    methods: ["GET","HEAD"],
    pattern: '/robots.txt',
    tokens: [{"old":"/robots.txt","type":0,"val":"robots.txt","end":""}],
    types: placeholder as Registry['site.robots']['types'],
  },
  'site.contact': {
    methods: ["GET","HEAD"],
    pattern: '/contact',
    tokens: [{"old":"/contact","type":0,"val":"contact","end":""}],
    types: placeholder as Registry['site.contact']['types'],
  },
  'site.contact.store': {
    methods: ["POST"],
    pattern: '/contact',
    tokens: [{"old":"/contact","type":0,"val":"contact","end":""}],
    types: placeholder as Registry['site.contact.store']['types'],
  },
  'site.contact.success': {
    methods: ["GET","HEAD"],
    pattern: '/contact/success',
    tokens: [{"old":"/contact/success","type":0,"val":"contact","end":""},{"old":"/contact/success","type":0,"val":"success","end":""}],
    types: placeholder as Registry['site.contact.success']['types'],
  },
  'site.contact.success_kneip': {
    methods: ["GET","HEAD"],
    pattern: '/contact/success-kneip',
    tokens: [{"old":"/contact/success-kneip","type":0,"val":"contact","end":""},{"old":"/contact/success-kneip","type":0,"val":"success-kneip","end":""}],
    types: placeholder as Registry['site.contact.success_kneip']['types'],
  },
  'site.subscription_request': {
    methods: ["GET","HEAD"],
    pattern: '/subscription-request',
    tokens: [{"old":"/subscription-request","type":0,"val":"subscription-request","end":""}],
    types: placeholder as Registry['site.subscription_request']['types'],
  },
  'site.subscription_request.store': {
    methods: ["POST"],
    pattern: '/subscription-request',
    tokens: [{"old":"/subscription-request","type":0,"val":"subscription-request","end":""}],
    types: placeholder as Registry['site.subscription_request.store']['types'],
  },
  'site.subscription_request.success': {
    methods: ["GET","HEAD"],
    pattern: '/subscription-request/success',
    tokens: [{"old":"/subscription-request/success","type":0,"val":"subscription-request","end":""},{"old":"/subscription-request/success","type":0,"val":"success","end":""}],
    types: placeholder as Registry['site.subscription_request.success']['types'],
  },
  'api.site.contact_us': {
    methods: ["POST"],
    pattern: '/api/v1/message/contactUs',
    tokens: [{"old":"/api/v1/message/contactUs","type":0,"val":"api","end":""},{"old":"/api/v1/message/contactUs","type":0,"val":"v1","end":""},{"old":"/api/v1/message/contactUs","type":0,"val":"message","end":""},{"old":"/api/v1/message/contactUs","type":0,"val":"contactUs","end":""}],
    types: placeholder as Registry['api.site.contact_us']['types'],
  },
  'api.site.subscription_request': {
    methods: ["POST"],
    pattern: '/api/v1/message/subscriptionRequest',
    tokens: [{"old":"/api/v1/message/subscriptionRequest","type":0,"val":"api","end":""},{"old":"/api/v1/message/subscriptionRequest","type":0,"val":"v1","end":""},{"old":"/api/v1/message/subscriptionRequest","type":0,"val":"message","end":""},{"old":"/api/v1/message/subscriptionRequest","type":0,"val":"subscriptionRequest","end":""}],
    types: placeholder as Registry['api.site.subscription_request']['types'],
  },
  'api.site.countries': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/countries',
    tokens: [{"old":"/api/v1/countries","type":0,"val":"api","end":""},{"old":"/api/v1/countries","type":0,"val":"v1","end":""},{"old":"/api/v1/countries","type":0,"val":"countries","end":""}],
    types: placeholder as Registry['api.site.countries']['types'],
  },
  'site.home.show': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['site.home.show']['types'],
  },
  'site.use_cases.index': {
    methods: ["GET","HEAD"],
    pattern: '/use-cases/:categoryId?',
    tokens: [{"old":"/use-cases/:categoryId?","type":0,"val":"use-cases","end":""},{"old":"/use-cases/:categoryId?","type":3,"val":"categoryId","end":""}],
    types: placeholder as Registry['site.use_cases.index']['types'],
  },
  'site.terms_and_conditions': {
    methods: ["GET","HEAD"],
    pattern: '/terms-and-conditions',
    tokens: [{"old":"/terms-and-conditions","type":0,"val":"terms-and-conditions","end":""}],
    types: placeholder as Registry['site.terms_and_conditions']['types'],
  },
  'site.privacy_notice': {
    methods: ["GET","HEAD"],
    pattern: '/privacy-notice',
    tokens: [{"old":"/privacy-notice","type":0,"val":"privacy-notice","end":""}],
    types: placeholder as Registry['site.privacy_notice']['types'],
  },
  'site.right_of_withdrawal': {
    methods: ["GET","HEAD"],
    pattern: '/right-of-withdrawal',
    tokens: [{"old":"/right-of-withdrawal","type":0,"val":"right-of-withdrawal","end":""}],
    types: placeholder as Registry['site.right_of_withdrawal']['types'],
  },
  'site.imprint': {
    methods: ["GET","HEAD"],
    pattern: '/imprint',
    tokens: [{"old":"/imprint","type":0,"val":"imprint","end":""}],
    types: placeholder as Registry['site.imprint']['types'],
  },
  'site.disclaimer': {
    methods: ["GET","HEAD"],
    pattern: '/disclaimer',
    tokens: [{"old":"/disclaimer","type":0,"val":"disclaimer","end":""}],
    types: placeholder as Registry['site.disclaimer']['types'],
  },
  'site.trademarks': {
    methods: ["GET","HEAD"],
    pattern: '/trademarks',
    tokens: [{"old":"/trademarks","type":0,"val":"trademarks","end":""}],
    types: placeholder as Registry['site.trademarks']['types'],
  },
  'site.intellectual_property_rights': {
    methods: ["GET","HEAD"],
    pattern: '/intellectual-property-rights-and-rights-of-use',
    tokens: [{"old":"/intellectual-property-rights-and-rights-of-use","type":0,"val":"intellectual-property-rights-and-rights-of-use","end":""}],
    types: placeholder as Registry['site.intellectual_property_rights']['types'],
  },
  'site.faq': {
    methods: ["GET","HEAD"],
    pattern: '/faq',
    tokens: [{"old":"/faq","type":0,"val":"faq","end":""}],
    types: placeholder as Registry['site.faq']['types'],
  },
  'site.info_center': {
    methods: ["GET","HEAD"],
    pattern: '/info-center',
    tokens: [{"old":"/info-center","type":0,"val":"info-center","end":""}],
    types: placeholder as Registry['site.info_center']['types'],
  },
  'site.data': {
    methods: ["GET","HEAD"],
    pattern: '/data',
    tokens: [{"old":"/data","type":0,"val":"data","end":""}],
    types: placeholder as Registry['site.data']['types'],
  },
  'site.unknown_address': {
    methods: ["GET","HEAD"],
    pattern: '/*',
    tokens: [{"old":"/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['site.unknown_address']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
