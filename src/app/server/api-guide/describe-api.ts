/** The contract for this server: its name, a first call, the client, three programs and the limits in force. */
import contract from '#generated/openapi.json' with { type: 'json' };
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { LimitByCall } from '#platform/server/http/limits/call-limits.ts';
import { clientPackage } from './client-package.ts';
import { examplePrograms } from './example-programs.ts';
import { firstCall } from './first-call.ts';
import { describeLimit, describeLimits, type LimitedConfig } from './limits.ts';

type DescribedConfig = LimitedConfig & Pick<LiveConfig, 'appName' | 'publicOrigin' | 'mode'>;

interface Described {
  operationId: string;
  description?: string;
}

export function describeApi(config: DescribedConfig, limits: LimitByCall): object {
  const { info } = contract;
  const description = [
    info.description,
    firstCall(config),
    clientPackage(config),
    examplePrograms(),
    describeLimits(config, limits),
  ].join('\n');
  const paths = Object.entries(contract.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries<Described>(methods).map(([method, call]) => [method, withLimit(call, limits)])),
  ]);
  return {
    ...contract,
    info: { ...info, title: `${config.appName} API`, description },
    paths: Object.fromEntries(paths),
  };
}

function withLimit<Call extends Described>(call: Call, limits: LimitByCall): Call {
  const limit = limits.get(call.operationId);
  if (!limit) return call;
  return { ...call, description: [call.description, describeLimit(limit)].filter(Boolean).join('\n\n') };
}
