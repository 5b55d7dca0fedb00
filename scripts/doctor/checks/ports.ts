import type { PortFacts } from '../facts/ports.ts';
import { type Finding, hint, problem } from '../finding.ts';

/** A program of this repository on its own port is at work. */
export const portFindings = (ports: readonly PortFacts[]): Finding[] => [...taken(ports), ...shared(ports)];

function taken(ports: readonly PortFacts[]): Finding[] {
  return ports.flatMap(({ port, name, holder }) => {
    if (!holder || holder.isOurs) return [];
    const { process } = holder;
    if (!process)
      return hint(
        `${port} (${name}) is taken, perhaps by this portal`,
        `lsof -i :${port} shows the process: stop it if it is another one`,
      );
    return problem(
      `${port} (${name}) is taken by process ${process.pid}: ${process.command} (in ${process.folder})`,
      `Stop it, for example with kill ${process.pid}, if it is not needed`,
    );
  });
}

function shared(ports: readonly PortFacts[]): Finding[] {
  return ports.flatMap(({ port, name }, index) => {
    const first = ports.findIndex((other) => other.port === port);
    if (first === index) return [];
    return problem(
      `${port} belongs to both ${ports[first]?.name} and ${name}`,
      'Give one of them a free standalonePort in its webpack.config.ts',
    );
  });
}
