import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

import { guardCmsRequest } from '@/app/(payload)/cms/api/guard-cms-request'

export const GET = guardCmsRequest(REST_GET(config))
export const POST = guardCmsRequest(REST_POST(config))
export const DELETE = guardCmsRequest(REST_DELETE(config))
export const PATCH = guardCmsRequest(REST_PATCH(config))
export const PUT = guardCmsRequest(REST_PUT(config))
export const OPTIONS = guardCmsRequest(REST_OPTIONS(config))
