import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a local cluster, in its own process, so that it can be killed like a real one. */
public class Node {
    public static void main(String[] args) throws Exception {
        int number = Integer.parseInt(args[0]);
        int nodes = Integer.parseInt(args[1]);
        int httpPort = Integer.parseInt(args[2]);
        String folder = args[3];
        int transportPort = httpPort + 100;
        List<String> seeds = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            seeds.add("127.0.0.1:" + (transportPort + i));
            names.add("node-" + i);
        }
        OpenSearchRunner runner = new OpenSearchRunner();
        runner.onBuild((ignored, settings) -> {
            settings.put("node.name", "node-" + number);
            settings.put("network.host", "127.0.0.1");
            settings.put("http.port", httpPort + number);
            settings.put("transport.port", transportPort + number);
            settings.putList("discovery.seed_hosts", seeds);
            settings.putList("cluster.initial_cluster_manager_nodes", names);
            settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
        });
        runner.setMaxHttpPort(-1);
        runner.build(OpenSearchRunner.newConfigs()
            .basePath(folder)
            .clusterName("selvedge")
            .numOfNode(1)
            .baseHttpPort(httpPort + number - 1)
            .disableESLogger());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try { runner.close(); } catch (Exception e) { e.printStackTrace(); }
        }));
        System.out.println("node-" + number + " listens on " + (httpPort + number));
        new CountDownLatch(1).await();
    }
}
