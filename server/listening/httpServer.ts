import { createServer, type RequestListener, type Server } from 'node:http';
import type { Connections } from '#server/listening/connections.ts';
import { receiveExpectations } from '#server/listening/expectation.ts';
import { inTurn } from '#server/listening/inTurn.ts';
import type { Settings } from '#server/settings.ts';

/** Node's server with the intake's patience, which no connection can take more of than its share. */
export const httpServer =
  (settings: Settings, connections: Connections) =>
  (answer: RequestListener): Server => {
    const server = createServer(
      {
        // Refused in the intake's own words.
        requireHostHeader: false,
        headersTimeout: settings.headersTimeout,
        requestTimeout: settings.requestTimeout,
        keepAliveTimeout: settings.keepAliveTimeout,
        connectionsCheckingInterval: settings.connectionsCheckInterval,
      },
      inTurn(answer),
    );
    server.setTimeout(settings.connectionTimeout);
    receiveExpectations(server);
    connections.keepOf(server);
    return server;
  };
