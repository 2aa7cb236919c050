import type { Payload } from 'payload'
import type * as z from 'zod'

import { callLimits } from '@/contracts/call-limits'
import { editorRequest, type EditorRequest } from '@/server/security/editor-request'

/** The editor behind a call about imports, and what they ask for. */
export const importRequest = <Shape extends z.ZodType>(
  payload: Payload,
  request: Parameters<typeof editorRequest>[1],
  shape: Shape,
): Promise<EditorRequest<z.output<Shape>>> =>
  editorRequest(payload, request, { shape, name: 'imports', limits: callLimits.imports })
